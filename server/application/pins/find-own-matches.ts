import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { OwnMatchQuery } from '../ports/pins/pin-repository.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';
import { canSeePin } from '../access/pin-visibility.ts';

/** The response has no more than this: one match is enough. */
const MOST = 10;

export type OwnPinMatch = { readonly pin: PinView; readonly by: 'link' | 'picture' };

type FindOwnMatchesDeps = { readonly store: Pick<StoreReader, 'pins'>; readonly clock: Clock };

/** Finds the user's own pins of a page or a picture, on all boards that the user may still read. */
export class FindOwnMatches {
  readonly #deps: FindOwnMatchesDeps;

  constructor(deps: FindOwnMatchesDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId, query: Omit<OwnMatchQuery, 'limit'>): Promise<readonly OwnPinMatch[]> {
    const { store, clock } = this.#deps;
    const found = await store.pins.ownMatches(userId, { ...query, limit: MOST });
    const views = await store.pins.views(
      found.map(({ pinId }) => pinId),
      userId,
    );
    const now = clock.now();
    return found.flatMap(({ pinId, by }) => {
      const pin = views.find((view) => view.pin.id === pinId);
      return pin !== undefined && canSeePin(pin, userId, now) ? [{ pin, by }] : [];
    });
  }
}
