import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import {
  figuresOf,
  seriesOf,
  type DayCounts,
  type Figures,
} from '../../../src/domain/statistics/day-counts.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { refused, type Refused } from '../access/refusal.ts';

type ReadPinStatisticsDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'pinCounts'>;
  readonly clock: Clock;
};

export type PinStatistics = {
  readonly kind: 'read';
  /** Null: there are no counts yet. */
  readonly figures: Figures | null;
  /** Every day, earliest first; empty without counts. */
  readonly series: readonly DayCounts[];
};

/** Impressions, clicks and saves of the user's own pin. They are private. */
export class ReadPinStatistics {
  readonly #deps: ReadPinStatisticsDeps;

  constructor(deps: ReadPinStatisticsDeps) {
    this.#deps = deps;
  }

  async run(pinId: PinId, actorId: UserId, days: number): Promise<PinStatistics | Refused> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    const [view] = await store.pins.views([pinId], actorId);
    if (view === undefined || !canSeePin(view, actorId, now)) return refused('pin_not_found');
    if (view.pinner.id !== actorId) return refused('forbidden');
    const counts = await store.pinCounts.ofPin(pinId);
    const window = { today: dayOf(now), days };
    const figures = figuresOf(counts, window);
    return { kind: 'read', figures, series: figures === null ? [] : seriesOf(counts, window) };
  }
}
