import type { StatsHistory } from '../../../domain/statistics/stats-history.ts';
import { parseStatsPeriod } from '../../../domain/statistics/stats-history.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';

/** The name of the statistics of a pin, or with null of the viewer's profile. */
export function historyName(pinId: string | null, days: string | undefined): PageDataKey<StatsHistory> {
  return `stats:${pinId ?? 'profile'}:${parseStatsPeriod(days)}`;
}
