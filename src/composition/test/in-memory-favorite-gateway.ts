import type { FavoriteGateway, FavoriteOutcome } from '../../application/ports/pins/favorite-gateway.ts';
import type { PinId } from '../../domain/ids/ids.ts';

/** Favorites in memory; `ofAnother` gives the same favorites for another user. */
export class InMemoryFavoriteGateway implements FavoriteGateway {
  readonly #before: ReadonlyMap<PinId, number>;
  readonly #fans: Map<PinId, Set<object>>;

  /** @param before the existing pins, each with the number of other users who have it as a favorite */
  constructor(before: ReadonlyMap<PinId, number>, fans = new Map<PinId, Set<object>>()) {
    this.#before = before;
    this.#fans = fans;
  }

  ofAnother(): InMemoryFavoriteGateway {
    return new InMemoryFavoriteGateway(this.#before, this.#fans);
  }

  async set(id: PinId, on: boolean): Promise<FavoriteOutcome> {
    const before = this.#before.get(id);
    if (before === undefined)
      return { kind: 'refused', message: 'This pin is not there any more.', fields: [] };
    const fans = this.#fans.get(id) ?? new Set();
    this.#fans.set(id, fans);
    if (on) fans.add(this);
    else fans.delete(this);
    return { kind: 'done', favorite: { on, count: before + fans.size } };
  }
}
