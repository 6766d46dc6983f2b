import type { PinStatsGateway } from '../../application/ports/pins/pin-stats-gateway.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { PinStats } from '../../domain/statistics/pin-stats.ts';
import { figuresOf, seriesOf, type DayCounts } from '../../domain/statistics/day-counts.ts';
import { startOfDay } from '../../domain/statistics/day.ts';
import type { StatsHistory } from '../../domain/statistics/stats-history.ts';

/** The statistics of the viewer's own pins, as given by the caller; other pins have none. */
export class InMemoryPinStatsGateway implements PinStatsGateway {
  readonly #today: () => number;
  readonly #counts: ReadonlyMap<PinId, readonly DayCounts[]>;

  /**
   * @param today days since the epoch
   * @param counts of each own pin; an empty list before the first count
   */
  constructor(today: () => number, counts: ReadonlyMap<PinId, readonly DayCounts[]>) {
    this.#today = today;
    this.#counts = counts;
  }

  async read(id: PinId, days: number): Promise<PinStats | undefined> {
    return (await this.history(id, days))?.totals;
  }

  async history(id: PinId, days: number): Promise<StatsHistory | undefined> {
    const counts = this.#counts.get(id);
    return counts && this.#historyOf(counts, days);
  }

  /** The viewer counts as a partner if they have pins. */
  async ownHistory(days: number): Promise<StatsHistory | undefined> {
    if (this.#counts.size === 0) return undefined;
    return this.#historyOf(sumsByDay([...this.#counts.values()].flat()), days);
  }

  #historyOf(counts: readonly DayCounts[], days: number): StatsHistory {
    const period = { today: this.#today(), days };
    const totals = figuresOf(counts, period);
    if (totals === null) return { totals: { impressions: null, saves: null, pinClicks: null }, days: [] };
    const series = seriesOf(sumsByDay(counts), period).map(({ day, ...figures }) => ({
      date: new Date(startOfDay(day)).toISOString().slice(0, 10),
      ...figures,
    }));
    return { totals, days: series };
  }
}

function sumsByDay(counts: readonly DayCounts[]): readonly DayCounts[] {
  const sums = new Map<number, DayCounts>();
  for (const { day, impressions, pinClicks, saves } of counts) {
    const sum = sums.get(day) ?? { day, impressions: 0, pinClicks: 0, saves: 0 };
    sums.set(day, {
      day,
      impressions: sum.impressions + impressions,
      pinClicks: sum.pinClicks + pinClicks,
      saves: sum.saves + saves,
    });
  }
  return [...sums.values()];
}
