import type { PinId } from '../../../domain/ids/ids.ts';
import type { PinStats } from '../../../domain/statistics/pin-stats.ts';

/** How pins do. */
export interface PinStatsGateway {
  /** The figures of the last days; undefined for pins of others and those that are gone. @throws {ServiceError} */
  read(id: PinId, days: number): Promise<PinStats | undefined>;
}
