import type { BoardId } from '../../domain/ids/ids.ts';
import type { FollowGateway, FollowOutcome } from '../ports/people/follow-gateway.ts';

/** Begins to follow a board, or ends it. */
export class FollowBoard {
  readonly #deps: { readonly follows: FollowGateway };
  constructor(deps: { readonly follows: FollowGateway }) {
    this.#deps = deps;
  }

  run(id: BoardId, followed: boolean): Promise<FollowOutcome> {
    return this.#deps.follows.followBoard(id, followed);
  }
}
