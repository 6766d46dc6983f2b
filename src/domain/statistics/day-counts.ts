/** The impressions, clicks and saves of one day. */
export type DayCounts = {
  /** Days since the epoch, in UTC. */
  readonly day: number;
  readonly impressions: number;
  readonly pinClicks: number;
  readonly saves: number;
};

export type Figures = Omit<DayCounts, 'day'>;

/** The totals of the last `days` days, including today; null when nothing was ever counted: not available yet. */
export function figuresOf(
  counts: readonly DayCounts[],
  { today, days }: { readonly today: number; readonly days: number },
): Figures | null {
  if (counts.length === 0) return null;
  const sums = { impressions: 0, pinClicks: 0, saves: 0 };
  for (const { day, impressions, pinClicks, saves } of counts) {
    if (day <= today - days || day > today) continue;
    sums.impressions += impressions;
    sums.pinClicks += pinClicks;
    sums.saves += saves;
  }
  return sums;
}

/** One entry for each of the last `days` days, oldest first, with its counts. */
export function seriesOf(
  counts: readonly DayCounts[],
  { today, days }: { readonly today: number; readonly days: number },
): readonly DayCounts[] {
  const known = new Map(counts.map((each) => [each.day, each]));
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    return known.get(day) ?? { day, impressions: 0, pinClicks: 0, saves: 0 };
  });
}
