import type { PinStatsGateway } from '../../../application/ports/pins/pin-stats-gateway.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PinStats } from '../../../domain/statistics/pin-stats.ts';
import type { StatsDay, StatsHistory } from '../../../domain/statistics/stats-history.ts';
import { rawObject } from '../../../../wire/raw.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Statistics of pins over the resource calls. */
export class HttpPinStatsGateway implements PinStatsGateway {
  readonly #calls: Pick<ResourceClient, 'get'>;
  constructor(calls: Pick<ResourceClient, 'get'>) {
    this.#calls = calls;
  }

  async read(id: PinId, days: number): Promise<PinStats | undefined> {
    return (await this.history(id, days))?.totals;
  }

  async history(id: PinId, days: number): Promise<StatsHistory | undefined> {
    const answer = await this.#calls.get('OnPinAnalytics', { pin_id: id, days });
    return answer.kind === 'failed' ? undefined : historyFromWire(answer.data);
  }

  async ownHistory(days: number): Promise<StatsHistory | undefined> {
    const answer = await this.#calls.get('UserAnalytics', { days });
    return answer.kind === 'failed' ? undefined : historyFromWire(answer.data);
  }
}

function historyFromWire(data: unknown): StatsHistory {
  const raw = rawObject(data);
  const totals = {
    impressions: figure(raw.impressions),
    // The server omits figures that are not shown.
    ...('saves' in raw && { saves: figure(raw.saves) }),
    pinClicks: figure(raw.pin_clicks),
  };
  const days = Array.isArray(raw.series) ? (raw.series as unknown[]) : [];
  return { totals, days: days.flatMap((day) => dayFromWire(rawObject(day)) ?? []) };
}

/** Undefined for a day without a date. */
function dayFromWire(raw: Readonly<Record<string, unknown>>): StatsDay | undefined {
  if (typeof raw.date !== 'string' || Number.isNaN(Date.parse(raw.date))) return undefined;
  return {
    date: raw.date,
    impressions: figure(raw.impressions) ?? 0,
    saves: figure(raw.saves) ?? 0,
    pinClicks: figure(raw.pin_clicks) ?? 0,
  };
}

/** Null for unknown or invalid figures. */
function figure(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
