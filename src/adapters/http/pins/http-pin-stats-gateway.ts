import type { PinStatsGateway } from '../../../application/ports/pins/pin-stats-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PinStats } from '../../../domain/statistics/pin-stats.ts';
import { rawObject } from '../../../../wire/raw.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Statistics of pins over the resource calls. */
export class HttpPinStatsGateway implements PinStatsGateway {
  readonly #calls: Pick<ResourceClient, 'get'>;
  constructor(calls: Pick<ResourceClient, 'get'>) {
    this.#calls = calls;
  }

  async read(id: PinId, days: number): Promise<PinStats | undefined> {
    const answer = await this.#calls.get('OnPinAnalytics', { pin_id: id, days });
    if (answer.kind === 'failed') return undefined;
    const raw = rawObject(answer.data);
    return {
      impressions: figure(raw.impressions),
      // The server omits figures that are not shown.
      ...('saves' in raw && { saves: figure(raw.saves) }),
      pinClicks: figure(raw.pin_clicks),
    };
  }
}

/** Null for unknown or invalid figures. */
function figure(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
