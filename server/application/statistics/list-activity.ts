import type { PinId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { PinActivity } from '../ports/pins/pin-counts.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { ViewerId } from '../ports/pins/views.ts';

type ListActivityDeps = { readonly store: Pick<StoreReader, 'pins' | 'pinCounts'>; readonly clock: Clock };

export type ListActivityOutcome =
  | { readonly kind: 'page'; readonly activities: readonly PinActivity[]; readonly next: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

/** Public interactions with a pin, newest first. */
export class ListActivity {
  readonly #deps: ListActivityDeps;

  constructor(deps: ListActivityDeps) {
    this.#deps = deps;
  }

  async run(query: {
    readonly pinId: PinId;
    readonly viewerId: ViewerId;
    readonly kinds: readonly PinActivity['kind'][];
    readonly position: string | null;
    readonly limit: number;
  }): Promise<ListActivityOutcome> {
    const { pinId, viewerId, kinds, position, limit } = query;
    const { store, clock } = this.#deps;
    if (position !== null && !/^\d{1,9}$/.test(position)) return { kind: 'bad_position' };
    const [view] = await store.pins.views([pinId], viewerId);
    if (view === undefined || !canSeePin(view, viewerId, clock.now())) return { kind: 'not_found' };
    const offset = position === null ? 0 : Number(position);
    const activityQuery = { viewer: viewerId, kinds, offset, limit: limit + 1 };
    const found = kinds.length === 0 ? [] : await store.pinCounts.activity(pinId, activityQuery);
    const next = found.length > limit ? String(offset + limit) : null;
    return { kind: 'page', activities: found.slice(0, limit), next };
  }
}
