import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';
import type { NotifyDeps } from '../news/notify.ts';
import { notifyPinner } from '../news/notify-pinner.ts';
import { refused, type Refused } from '../access/refusal.ts';
import { canSeePin } from '../access/pin-visibility.ts';

export type FavoritePinOutcome =
  { readonly kind: 'done'; readonly isFavorite: boolean; readonly count: number } | Refused;

type FavoritePinDeps = NotifyDeps & { readonly store: Store };

/** Marks a pin as a favourite of the actor, or removes the mark. Repeating it changes nothing. The pinner is told. */
export class FavoritePin {
  readonly #deps: FavoritePinDeps;

  constructor(deps: FavoritePinDeps) {
    this.#deps = deps;
  }

  run(pinId: PinId, actorId: UserId, isFavorite: boolean): Promise<FavoritePinOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<FavoritePinOutcome> => {
      const now = clock.now();
      const [view] = await tx.pins.views([pinId], actorId);
      if (view === undefined || !canSeePin(view, actorId, now)) return refused('pin_not_found');
      if (isFavorite) {
        await tx.favorites.add(actorId, pinId, now);
        await notifyPinner(tx, this.#deps, { view, actorId, category: 'favorite' });
      } else await tx.favorites.remove(actorId, pinId);
      const pin = await tx.pins.find(pinId);
      return { kind: 'done', isFavorite, count: pin?.favoriteCount ?? 0 };
    });
  }
}
