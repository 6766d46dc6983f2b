import { duplicateLevel } from '../../../src/domain/looks/duplicate-level.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { OwnMatchQuery, OwnMatchRow } from '../ports/pins/pin-repository.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';
import { canSeePin } from '../access/pin-visibility.ts';

/** The response has no more than this: one match is enough. */
const MOST = 10;

export type OwnPinMatch = { readonly pin: PinView; readonly by: 'link' | 'picture' };

/** Own pins whose pictures are compared, newest first. */
const COMPARED = 2_000;

type FindOwnMatchesDeps = { readonly store: Pick<StoreReader, 'pins' | 'looks'>; readonly clock: Clock };

/** Finds the user's own pins of a page or a picture, also of another file of the same picture, on all boards that the user may still read. */
export class FindOwnMatches {
  readonly #deps: FindOwnMatchesDeps;

  constructor(deps: FindOwnMatchesDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId, query: Omit<OwnMatchQuery, 'limit'>): Promise<readonly OwnPinMatch[]> {
    const { store, clock } = this.#deps;
    const exact = await store.pins.ownMatches(userId, { ...query, limit: MOST });
    const found = exact.some(({ by }) => by === 'picture')
      ? exact
      : this.#once([...(await this.#ofSamePicture(userId, query.pictureSignature)), ...exact]);
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

  /** A pin that matches in both ways counts by its picture. */
  #once(rows: readonly OwnMatchRow[]): readonly OwnMatchRow[] {
    return rows.filter(({ pinId }, at) => rows.findIndex((row) => row.pinId === pinId) === at).slice(0, MOST);
  }

  async #ofSamePicture(userId: UserId, signature: string | null): Promise<readonly OwnMatchRow[]> {
    const { looks } = this.#deps.store;
    const sought = signature === null ? undefined : (await looks.find([signature])).get(signature);
    if (sought === undefined) return [];
    return [...(await looks.ofPinner(userId, COMPARED))]
      .filter(([, own]) => duplicateLevel(sought, own) === 'same_picture')
      .map(([pinId]) => ({ pinId, by: 'picture' }));
  }
}
