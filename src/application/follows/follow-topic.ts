import type { TopicId } from '../../domain/ids/ids.ts';
import type { FollowGateway, FollowOutcome } from '../ports/people/follow-gateway.ts';

/** Begins to follow a topic, or ends it. */
export class FollowTopic {
  readonly #deps: { readonly follows: FollowGateway };
  constructor(deps: { readonly follows: FollowGateway }) {
    this.#deps = deps;
  }

  run(id: TopicId, followed: boolean): Promise<FollowOutcome> {
    return this.#deps.follows.followTopic(id, followed);
  }
}
