import type { UserId } from '../../domain/ids/ids.ts';
import type { FollowGateway, FollowOutcome } from '../ports/people/follow-gateway.ts';

/** Begins to follow a person, or ends it. */
export class FollowPerson {
  readonly #deps: { readonly follows: FollowGateway };
  constructor(deps: { readonly follows: FollowGateway }) {
    this.#deps = deps;
  }

  run(id: UserId, followed: boolean): Promise<FollowOutcome> {
    return this.#deps.follows.followPerson(id, followed);
  }
}
