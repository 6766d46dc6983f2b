import type { BoardPage } from '../ports/board-gateway.ts';
import type { FollowGateway } from '../ports/follow-gateway.ts';

/** Reads a page of the boards that somebody follows. Undefined: no such person. */
export class ListFollowedBoards {
  readonly #deps: { readonly follows: FollowGateway };
  constructor(deps: { readonly follows: FollowGateway }) {
    this.#deps = deps;
  }

  async run(
    username: string,
    bookmark: string | null,
  ): Promise<(BoardPage & { readonly restarted: boolean }) | undefined> {
    const page = await this.#deps.follows.boards(username, bookmark);
    if (page !== 'expired') return page && { ...page, restarted: false };
    const first = await this.#deps.follows.boards(username, null);
    return first === undefined || first === 'expired' ? undefined : { ...first, restarted: true };
  }
}
