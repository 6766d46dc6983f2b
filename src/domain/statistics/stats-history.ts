import type { PinStats, StatLine } from './pin-stats.ts';

/** The counts of one day. */
export interface StatsDay {
  /** `YYYY-MM-DD`, in UTC. */
  readonly date: string;
  readonly impressions: number;
  readonly saves: number;
  readonly pinClicks: number;
}

/** The totals of some days, and each of these days, earliest first; no days without any count. */
export interface StatsHistory {
  readonly totals: PinStats;
  readonly days: readonly StatsDay[];
}

/** The periods to choose from, in days. */
export const STATS_PERIODS = [7, 30, 90] as const;
export type StatsPeriod = (typeof STATS_PERIODS)[number];

/** The period of an address; 30 days for unknown texts. */
export function parseStatsPeriod(text: string | undefined): StatsPeriod {
  return STATS_PERIODS.find((days) => String(days) === text) ?? 30;
}

const COLUMNS = { impressions: 'impressions', saves: 'saves', pinClicks: 'pin_clicks' } as const;

/** The days as comma-separated values for spreadsheets: a line of names, then one line for each day. */
export function statsCsv(days: readonly StatsDay[], kinds: readonly StatLine['kind'][]): string {
  const names = ['date', ...kinds.map((kind) => COLUMNS[kind])];
  const rows = days.map((day) => [day.date, ...kinds.map((kind) => String(day[kind]))]);
  return [names, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
