import type { NewSave, SaveGateway, SaveOutcome } from '../ports/save-gateway.ts';

/** Saves a pin: makes the viewer's own copy of it on a board, in a section or on the profile. */
export class SavePin {
  readonly #deps: { readonly saves: SaveGateway };
  constructor(deps: { readonly saves: SaveGateway }) {
    this.#deps = deps;
  }

  run(save: NewSave): Promise<SaveOutcome> {
    return this.#deps.saves.save(save);
  }
}
