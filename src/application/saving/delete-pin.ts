import type { CopyToDelete, DeleteOutcome, SaveGateway } from '../ports/pins/save-gateway.ts';

/** Deletes a pin of the viewer's: a saved copy, or one that they made. */
export class DeletePin {
  readonly #deps: { readonly saves: SaveGateway };
  constructor(deps: { readonly saves: SaveGateway }) {
    this.#deps = deps;
  }

  run(copy: CopyToDelete): Promise<DeleteOutcome> {
    return this.#deps.saves.delete(copy);
  }
}
