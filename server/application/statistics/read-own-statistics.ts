import type { PinFormat } from '../../../src/domain/pins/pin-format.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import { refused, type Refused } from '../access/refusal.ts';
import type { UserRecord } from '../ports/records.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { statisticsOf, type PinStatistics } from './pin-statistics.ts';

type ReadOwnStatisticsDeps = { readonly store: Pick<StoreReader, 'pinCounts'>; readonly clock: Clock };

/** Impressions, clicks and saves of all pins of a partner that others can see, taken together. */
export class ReadOwnStatistics {
  readonly #deps: ReadOwnStatisticsDeps;

  constructor(deps: ReadOwnStatisticsDeps) {
    this.#deps = deps;
  }

  /** @param query `format` null: pins of all formats */
  async run(
    actor: Pick<UserRecord, 'id' | 'accountType'>,
    { days, format }: { readonly days: number; readonly format: PinFormat | null },
  ): Promise<PinStatistics | Refused> {
    if (actor.accountType !== 'business') return refused('forbidden');
    const counts = await this.#deps.store.pinCounts.ofPinner(actor.id, format);
    return statisticsOf(counts, { today: dayOf(this.#deps.clock.now()), days });
  }
}
