import { runInAction } from 'mobx';
import { ServiceError } from '../../application/ports/service-error.ts';
import { pinWithPersonFollowed, withOwnerFollowed } from '../../domain/follows/followed.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import type { User } from '../../domain/users/user.ts';
import type { AppValue } from '../base/app-context.ts';
import { latestValueQueues } from '../base/latest-value-queue.ts';
import { failureText } from '../base/failure-text.ts';
import type { Stores } from '../base/stores/stores.ts';
import { endFollowingByBlock } from '../follow/change-following.ts';

const queueOf = latestValueQueues<UserId, boolean>();

/**
 * Blocks or unblocks a person: updates the view at once, and reverts it when the server does not accept it. The server
 * always gets the latest choice last. Blocking ends following in both directions. True when the change is final.
 */
export async function changeBlock(
  { stores, services }: Pick<AppValue, 'stores' | 'services'>,
  person: User,
  blocked: boolean,
): Promise<boolean> {
  const before = stores.users.find(person.username) ?? person;
  if (blocked) endFollowingByBlock(stores, person.entityId);
  stores.users.put(
    blocked
      ? { ...before, blockedByMe: true, explicitlyFollowedByMe: false, followsMe: false }
      : { ...before, blockedByMe: false },
  );
  /** Undefined while another request is running. */
  let isTold: boolean | undefined;
  const held = await queueOf(stores).set(person.entityId, blocked, before.blockedByMe, async (wanted) => {
    const problem = await problemOf(async () =>
      (await services.openAccount()).settings.block(person.entityId, wanted),
    );
    if (problem !== null) stores.toasts.say({ text: problem, kind: 'problem' });
    else if (wanted) endFollowing(stores, person.entityId);
    isTold = isTold === true || problem === null;
    return problem === null;
  });
  const now = stores.users.find(person.username) ?? before;
  if (isTold === true) {
    stores.users.put({ ...now, blockedByMe: held });
    stores.feeds.outdateHome();
  } else if (isTold === false) stores.users.put(before);
  return held === blocked;
}

function endFollowing({ boards, pins }: Stores, id: UserId): void {
  runInAction(() => {
    boards.change((board) => withOwnerFollowed(board, id, false));
    pins.change((pin) => pinWithPersonFollowed(pin, id, false));
  });
}

/** Returns the error message; null on success. */
async function problemOf(
  send: () => Promise<{ readonly message: string } | undefined>,
): Promise<string | null> {
  try {
    const refused = await send();
    return refused === undefined ? null : refused.message || failureText('unavailable');
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.shown ?? failureText(error.kind);
  }
}
