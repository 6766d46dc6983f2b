import type { Board } from '../../domain/boards/board.ts';
import type { BoardGateway } from '../ports/boards/board-gateway.ts';

/** Reads a board by its address. Undefined: missing, or not for this viewer. */
export class OpenBoard {
  readonly #deps: { readonly boards: BoardGateway };
  constructor(deps: { readonly boards: BoardGateway }) {
    this.#deps = deps;
  }

  run(username: string, slug: string): Promise<Board | undefined> {
    return this.#deps.boards.find(username, slug);
  }
}
