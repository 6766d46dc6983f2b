import type { Topic } from '../../domain/topics/topic.ts';
import type { FollowGateway } from '../ports/people/follow-gateway.ts';

/** Reads the topics that everybody can choose from. */
export class ListTopics {
  readonly #deps: { readonly follows: FollowGateway };
  constructor(deps: { readonly follows: FollowGateway }) {
    this.#deps = deps;
  }

  run(): Promise<readonly Topic[]> {
    return this.#deps.follows.allTopics();
  }
}
