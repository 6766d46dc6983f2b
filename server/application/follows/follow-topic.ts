import type { TopicId, UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { TopicView } from '../ports/pins/topics.ts';

export type FollowTopicOutcome =
  | { readonly kind: 'done'; readonly topic: TopicView }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'too_many' };

type FollowTopicDeps = { readonly store: Store; readonly clock: Clock };

/** Follows or unfollows a topic. Without a change nothing happens. */
export class FollowTopic {
  readonly #deps: FollowTopicDeps;

  constructor(deps: FollowTopicDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, topicId: TopicId, followed: boolean): Promise<FollowTopicOutcome> {
    const { store, clock } = this.#deps;
    const [view] = await store.topics.views([topicId], actorId);
    if (view === undefined) return { kind: 'not_found' };
    if (view.followedByViewer === followed) return { kind: 'done', topic: view };
    return store.transaction(async (tx): Promise<FollowTopicOutcome> => {
      if (!followed) await tx.follows.unfollowTopic(actorId, topicId);
      else if ((await tx.follows.countOf(actorId)) >= COUNT_LIMITS.followsPerUser)
        return { kind: 'too_many' };
      else await tx.follows.followTopic(actorId, topicId, clock.now());
      const [topic] = await tx.topics.views([topicId], actorId);
      return topic === undefined ? { kind: 'not_found' } : { kind: 'done', topic };
    });
  }
}
