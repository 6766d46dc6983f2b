import { runInAction } from 'mobx';
import { ServiceError } from '../../application/ports/service-error.ts';
import {
  pinWithBoardFollowed,
  pinWithPersonFollowed,
  withBoardFollowed,
  withOwnerFollowed,
  withPersonFollowed,
  withTopicFollowed,
} from '../../domain/follows/followed.ts';
import type { AppValue } from '../app/app-context.ts';
import { failureText } from '../status/failure-text.ts';
import type { Stores } from '../stores/stores.ts';
import type { FollowTarget } from './follow-target.ts';
import { changeTopics } from './topic-lists.ts';

type App = Pick<AppValue, 'stores' | 'services'>;

/** What the person wants of each target whose call is under way, by app. */
const wanted = new WeakMap<Stores, Map<string, boolean>>();

/**
 * Shows the change everywhere at once, then tells the server; takes it back, visibly, when that fails. Pressing again
 * while a call is under way changes what is wanted; the last wish is what the server hears last.
 */
export async function changeFollowing(app: App, target: FollowTarget, followed: boolean): Promise<void> {
  const { stores } = app;
  const wishes = wanted.get(stores) ?? new Map<string, boolean>();
  wanted.set(stores, wishes);
  const key = `${target.kind} ${idOf(target)}`;
  const underWay = wishes.has(key);
  wishes.set(key, followed);
  show(stores, target, followed);
  if (underWay) return;

  let known = !followed;
  try {
    while (wishes.get(key) !== known) {
      const wish = wishes.get(key) === true;
      const outcome = await tell(app, target, wish);
      if (outcome.kind === 'refused') {
        takeBack(stores, target, known, outcome.message);
        return;
      }
      known = wish;
      stores.feeds.outdate({ kind: 'home' });
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    takeBack(stores, target, known, error.shown ?? failureText(error.kind));
  } finally {
    wishes.delete(key);
  }
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
  const { followPerson, followBoard, followTopic } = await services.openFollows();
  switch (target.kind) {
    case 'person':
      return followPerson.run(target.person.entityId, followed);
    case 'board':
      return followBoard.run(target.board.entityId, followed);
    case 'topic':
      return followTopic.run(target.topic.entityId, followed);
  }
}

function takeBack(stores: Stores, target: FollowTarget, followed: boolean, text: string): void {
  show(stores, target, followed);
  stores.toasts.say({ text: text || failureText('unavailable'), kind: 'problem' });
}

/** Brings everything that is known about the target in line. */
function show({ users, boards, pins, session, kept }: Stores, target: FollowTarget, followed: boolean): void {
  runInAction(() => {
    if (target.kind === 'topic') {
      const id = target.topic.entityId;
      changeTopics(kept, (topic) => (topic.entityId === id ? withTopicFollowed(topic, followed) : topic));
      return;
    }
    if (target.kind === 'board') {
      const id = target.board.entityId;
      boards.change((board) => (board.entityId === id ? withBoardFollowed(board, followed) : board));
      pins.change((pin) => pinWithBoardFollowed(pin, id, followed));
      return;
    }
    const id = target.person.entityId;
    const viewer = users.find(session.viewer?.username ?? '');
    const known = users.find(target.person.username);
    const before = known?.explicitlyFollowedByMe ?? target.person.explicitlyFollowedByMe;
    users.change((user) => (user.entityId === id ? withPersonFollowed(user, followed) : user));
    boards.change((board) => withOwnerFollowed(board, id, followed));
    pins.change((pin) => pinWithPersonFollowed(pin, id, followed));
    if (viewer !== undefined && before !== followed)
      users.put({ ...viewer, followingCount: Math.max(0, viewer.followingCount + (followed ? 1 : -1)) });
  });
}
