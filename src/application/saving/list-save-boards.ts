import type { PinId } from '../../domain/ids/ids.ts';
import type { SaveBoards, SaveGateway } from '../ports/pins/save-gateway.ts';

/** Lists the boards that a pin can be saved to. */
export class ListSaveBoards {
  readonly #deps: { readonly saves: SaveGateway };
  constructor(deps: { readonly saves: SaveGateway }) {
    this.#deps = deps;
  }

  run(pinId: PinId | null): Promise<SaveBoards> {
    return this.#deps.saves.boards(pinId);
  }
}
