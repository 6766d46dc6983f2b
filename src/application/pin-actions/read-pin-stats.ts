import type { PinId } from '../../domain/ids/ids.ts';
import { STATS_DAYS, type PinStats } from '../../domain/statistics/pin-stats.ts';
import type { PinStatsGateway } from '../ports/pins/pin-stats-gateway.ts';

/** Reads how a pin has done of late. Undefined: the viewer is not told. */
export class ReadPinStats {
  readonly #deps: { readonly stats: PinStatsGateway };
  constructor(deps: { readonly stats: PinStatsGateway }) {
    this.#deps = deps;
  }

  run(id: PinId): Promise<PinStats | undefined> {
    return this.#deps.stats.read(id, STATS_DAYS);
  }
}
