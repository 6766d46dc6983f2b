import { isQuickSaves } from '../../domain/saving/saved-place.ts';
import type { BoardGateway, BoardListQuery, BoardPage } from '../ports/boards/board-gateway.ts';

/** `restarted`: the bookmark had expired, so this is the first page again. */
export type ListedBoards = BoardPage & { readonly restarted: boolean };

/**
 * Reads a page of a person's boards; by default those without archived ones, last used first. Pins without a board are
 * on the profile itself. An expired bookmark starts again at the first page. Undefined: no such person.
 */
export class ListBoards {
  readonly #deps: { readonly boards: BoardGateway };
  constructor(deps: { readonly boards: BoardGateway }) {
    this.#deps = deps;
  }

  async run(asked: string | BoardListQuery, bookmark: string | null): Promise<ListedBoards | undefined> {
    const query = typeof asked === 'string' ? { username: asked, includeArchived: false } : asked;
    const page = await this.#deps.boards.ofUser(query, bookmark);
    if (page !== 'expired') return page && listed(page, false);
    const first = await this.#deps.boards.ofUser(query, null);
    return first === undefined || first === 'expired' ? undefined : listed(first, true);
  }
}

function listed({ boards, bookmark }: BoardPage, restarted: boolean): ListedBoards {
  return { boards: boards.filter((board) => !isQuickSaves(board)), bookmark, restarted };
}
