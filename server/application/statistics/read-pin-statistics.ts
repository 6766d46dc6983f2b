import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { refused, type Refused } from '../access/refusal.ts';
import { statisticsOf, type PinStatistics } from './pin-statistics.ts';

type ReadPinStatisticsDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'pinCounts'>;
  readonly clock: Clock;
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
    return statisticsOf(counts, { today: dayOf(now), days });
  }
}
