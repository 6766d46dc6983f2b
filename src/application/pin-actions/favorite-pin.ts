import type { PinId } from '../../domain/ids/ids.ts';
import type { FavoriteGateway, FavoriteOutcome } from '../ports/pins/favorite-gateway.ts';

/** Makes a pin a favorite of the viewer, or ends it. */
export class FavoritePin {
  readonly #deps: { readonly favorites: FavoriteGateway };
  constructor(deps: { readonly favorites: FavoriteGateway }) {
    this.#deps = deps;
  }

  run(id: PinId, on: boolean): Promise<FavoriteOutcome> {
    return this.#deps.favorites.set(id, on);
  }
}
