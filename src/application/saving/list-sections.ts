import type { Section } from '../../domain/boards/board.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import type { SaveGateway } from '../ports/save-gateway.ts';

/** Lists the sections of a board, in its order. */
export class ListSections {
  readonly #deps: { readonly saves: SaveGateway };
  constructor(deps: { readonly saves: SaveGateway }) {
    this.#deps = deps;
  }

  run(boardId: BoardId): Promise<readonly Section[]> {
    return this.#deps.saves.sections(boardId);
  }
}
