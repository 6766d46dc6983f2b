import { runInAction } from 'mobx';
import { followEvent } from '../../domain/follows/follow-event.ts';
import {
  pinWithBoardFollowed,
  pinWithPersonFollowed,
  withBoardFollowed,
  withOwnerFollowed,
  withPersonFollowed,
  withTopicFollowed,
} from '../../domain/follows/followed.ts';
import type { UserShort } from '../../domain/users/user.ts';
import type { AppValue } from '../base/app-context.ts';
import { latestValueQueues } from '../base/latest-value-queue.ts';
import { attempt } from '../base/attempt.ts';
import type { Stores } from '../base/stores/stores.ts';
import type { FollowTarget } from './internal/follow-target.ts';
import { changeTopics } from './topic-lists.ts';

type App = Pick<AppValue, 'stores' | 'services'>;

const queueOf = latestValueQueues<string, boolean>();

/**
 * Updates the view at once, then sends the change; reverts the view when that fails. Another press during a request
 * replaces the value that is sent next, so the server always gets the latest one last.
 */
export async function changeFollowing(app: App, target: FollowTarget, followed: boolean): Promise<void> {
  const { stores } = app;
  const blocks = blocksOf(stores, target);
  show(stores, target, followed);
  const held = await queueOf(stores).set(
    `${target.kind} ${idOf(target)}`,
    followed,
    !followed,
    async (wanted) => {
      const done = await attempt(stores, () => tell(app, target, wanted));
      if (done !== undefined) {
        stores.feeds.outdateHome();
        log(app, target, wanted);
      }
      return done !== undefined;
    },
  );
  if (held !== followed) show(stores, target, held);
  // A page that was requested before the change may have loaded meanwhile, with the old state.
  // A block during the request has ended the following, also when it was undone since.
  else if (blocksOf(stores, target) === blocks) mark(stores, target, held);
}

function idOf(target: FollowTarget): string {
  switch (target.kind) {
    case 'person':
      return target.person.entityId;
    case 'board':
      return target.board.entityId;
    case 'topic':
      return target.topic.entityId;
  }
}

async function tell({ services }: App, target: FollowTarget, followed: boolean) {
  const { follows } = await services.openFollows();
  switch (target.kind) {
    case 'person':
      return follows.followPerson(target.person.entityId, followed);
    case 'board':
      return follows.followBoard(target.board.entityId, followed);
    case 'topic':
      return follows.followTopic(target.topic.entityId, followed);
  }
}

/** Logging does not delay anything. */
function log({ services }: App, target: FollowTarget, followed: boolean): void {
  if (target.kind === 'person') return;
  const event = followEvent(target.kind, idOf(target), followed, Date.now());
  services.openPinActions().then(
    ({ events }) => events.record(event),
    () => undefined,
  );
}

/** Updates all stored data about the target, and the viewer's following count. */
function show(stores: Stores, target: FollowTarget, followed: boolean): void {
  runInAction(() => {
    if (target.kind === 'person') countPerson(stores, target.person, followed);
    mark(stores, target, followed);
  });
}

function countPerson({ users, session }: Stores, person: UserShort, followed: boolean): void {
  const viewer = users.find(session.viewer?.username ?? '');
  const known = users.find(person.username) ?? person;
  if (viewer !== undefined && known.explicitlyFollowedByMe !== followed)
    users.put({ ...viewer, followingCount: Math.max(0, viewer.followingCount + (followed ? 1 : -1)) });
}

/** How often people were blocked, by person. */
const blocked = new WeakMap<Stores, Map<string, number>>();

/** Blocking a person ends following them; the answer of an earlier request must not restore it. */
export function endFollowingByBlock(stores: Stores, personId: string): void {
  const counts = blocked.get(stores) ?? new Map<string, number>();
  blocked.set(stores, counts.set(personId, (counts.get(personId) ?? 0) + 1));
}

function blocksOf(stores: Stores, target: FollowTarget): number {
  return blocked.get(stores)?.get(idOf(target)) ?? 0;
}

function mark({ users, boards, pins, pageData }: Stores, target: FollowTarget, followed: boolean): void {
  runInAction(() => {
    if (target.kind === 'topic') {
      const id = target.topic.entityId;
      changeTopics(pageData, (topic) => (topic.entityId === id ? withTopicFollowed(topic, followed) : topic));
      return;
    }
    if (target.kind === 'board') {
      const id = target.board.entityId;
      boards.change((board) => (board.entityId === id ? withBoardFollowed(board, followed) : board));
      pins.change((pin) => pinWithBoardFollowed(pin, id, followed));
      return;
    }
    const id = target.person.entityId;
    users.change((user) => (user.entityId === id ? withPersonFollowed(user, followed) : user));
    boards.change((board) => withOwnerFollowed(board, id, followed));
    pins.change((pin) => pinWithPersonFollowed(pin, id, followed));
  });
}
