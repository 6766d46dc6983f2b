import type { BoardGateway, BoardPage } from '../ports/board-gateway.ts';

/** Reads a page of a person's boards, last used first. Undefined: no such person. */
export class ListBoards {
  readonly #deps: { readonly boards: BoardGateway };
  constructor(deps: { readonly boards: BoardGateway }) {
    this.#deps = deps;
  }

  run(username: string, bookmark: string | null): Promise<BoardPage | undefined> {
    return this.#deps.boards.ofUser(username, bookmark);
  }
}
