import type { PinId } from '../../../domain/ids/ids.ts';
import type { PinStats } from '../../../domain/statistics/pin-stats.ts';
import type { StatsHistory } from '../../../domain/statistics/stats-history.ts';

/** Statistics of the viewer's pins. */
export interface PinStatsGateway {
  /** The statistics of the last days; undefined for pins of others and deleted pins. @throws {ServiceError} */
  read(id: PinId, days: number): Promise<PinStats | undefined>;
  /** The same, day by day. @throws {ServiceError} */
  history(id: PinId, days: number): Promise<StatsHistory | undefined>;
  /**
   * The last days of all of the viewer's pins that others can see, taken together; undefined for viewers who are not
   * partners. @throws {ServiceError}
   */
  ownHistory(days: number): Promise<StatsHistory | undefined>;
}
