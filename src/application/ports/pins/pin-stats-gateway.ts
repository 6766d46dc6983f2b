import type { PinId } from '../../../domain/ids/ids.ts';
import type { PinStats } from '../../../domain/statistics/pin-stats.ts';

/** Statistics of pins. */
export interface PinStatsGateway {
  /** The statistics of the last days; undefined for pins of others and deleted pins. @throws {ServiceError} */
  read(id: PinId, days: number): Promise<PinStats | undefined>;
}
