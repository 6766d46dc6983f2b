import {
  figuresOf,
  seriesOf,
  type DayCounts,
  type Figures,
} from '../../../src/domain/statistics/day-counts.ts';

export type PinStatistics = {
  readonly kind: 'read';
  /** Null: there are no counts yet. */
  readonly figures: Figures | null;
  /** Every day, earliest first; empty without counts. */
  readonly series: readonly DayCounts[];
};

/** The last days of daily counts. */
export function statisticsOf(
  counts: readonly DayCounts[],
  period: { readonly today: number; readonly days: number },
): PinStatistics {
  const figures = figuresOf(counts, period);
  return { kind: 'read', figures, series: figures === null ? [] : seriesOf(counts, period) };
}
