import type { PinStatsGateway } from '../../application/ports/pins/pin-stats-gateway.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import type { PinStats } from '../../domain/statistics/pin-stats.ts';
import { figuresOf, type DayCounts } from '../../domain/statistics/day-counts.ts';

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
    const counts = this.#counts.get(id);
    if (counts === undefined) return undefined;
    return (
      figuresOf(counts, { today: this.#today(), days }) ?? { impressions: null, saves: null, pinClicks: null }
    );
  }
}
