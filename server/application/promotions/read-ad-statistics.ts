import type { UserId } from '../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import { refused, type Refused } from '../access/refusal.ts';
import type { PromotionRecord } from '../ports/pins/promotions.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { statisticsOf, type PinStatistics } from '../statistics/pin-statistics.ts';
import type { AdServer } from './ad-server.ts';

type ReadAdStatisticsDeps = {
  readonly store: Pick<StoreReader, 'promotions'>;
  readonly ads: Pick<AdServer, 'storeCounts'>;
  readonly clock: Clock;
};

/** Impressions and clicks of the user's own ad. People save its pin, so an ad has no saves. */
export class ReadAdStatistics {
  readonly #deps: ReadAdStatisticsDeps;

  constructor(deps: ReadAdStatisticsDeps) {
    this.#deps = deps;
  }

  async run(
    { id, advertiserId }: Pick<PromotionRecord, 'id' | 'advertiserId'>,
    actorId: UserId,
    days: number,
  ): Promise<PinStatistics | Refused> {
    const { store, ads, clock } = this.#deps;
    if (advertiserId !== actorId) return refused('forbidden');
    await ads.storeCounts();
    const counts = await store.promotions.daysOf(id);
    return statisticsOf(
      counts.map(({ day, impressions, pinClicks }) => ({ day, impressions, pinClicks, saves: 0 })),
      { today: dayOf(clock.now()), days },
    );
  }
}
