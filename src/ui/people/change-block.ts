import { runInAction } from 'mobx';
import { ServiceError } from '../../application/ports/service-error.ts';
import { pinWithPersonFollowed, withOwnerFollowed } from '../../domain/follows/followed.ts';
import type { User } from '../../domain/users/user.ts';
import type { AppValue } from '../app/app-context.ts';
import { failureText } from '../status/failure-text.ts';

/**
 * Shuts a person out, or lets them in again: shown at once, and taken back, visibly, when the server does not hear of
 * it. Blocking ends following both ways. True when it was done.
 */
export async function changeBlock(
  { stores, services }: Pick<AppValue, 'stores' | 'services'>,
  person: User,
  blocked: boolean,
): Promise<boolean> {
  const before = stores.users.find(person.username) ?? person;
  stores.users.put(
    blocked
      ? { ...before, blockedByMe: true, explicitlyFollowedByMe: false, followsMe: false }
      : { ...before, blockedByMe: false },
  );
  const problem = await problemOf(async () =>
    (await services.openAccount()).blockPerson.run(person.entityId, blocked),
  );
  if (problem !== null) {
    stores.users.put(before);
    stores.toasts.say({ text: problem, kind: 'problem' });
    return false;
  }
  if (blocked)
    runInAction(() => {
      stores.boards.change((board) => withOwnerFollowed(board, person.entityId, false));
      stores.pins.change((pin) => pinWithPersonFollowed(pin, person.entityId, false));
    });
  stores.feeds.outdate({ kind: 'home' });
  return true;
}

/** What went wrong, in words; null when nothing did. */
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
