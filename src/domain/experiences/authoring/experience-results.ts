import { binomialInterval, differenceToNone, isUnlikelyShare } from '../internal/statistics/shares.ts';
import type { Estimate } from '../internal/statistics/shares.ts';

/** What is counted of an experience, in the order in which it happens. */
export const RESULT_EVENTS = [
  'eligible',
  'held_out',
  'triggered',
  'reached',
  'viewed',
  'completed',
  'dismissed',
  'no_action',
  'anchor_missing',
  'superseded',
  'failed',
] as const;
export type ResultEvent = (typeof RESULT_EVENTS)[number];

/** Counts as operators may see them; null: fewer than ten, so that nobody can be found in them. */
export type ShownCounts = Readonly<Record<ResultEvent, number | null>>;

/** `sample_ratio`: more or fewer people were held out than chance explains. `few`: too few to conclude anything. */
export const RESULT_WARNINGS = ['sample_ratio', 'few'] as const;
export type ResultWarning = (typeof RESULT_WARNINGS)[number];

export type ExperienceResults = {
  /** One for each day with counts, in order; `day` in days since the epoch, in UTC. */
  readonly days: readonly { readonly day: number; readonly counts: ShownCounts }[];
  /** Rounded down to tens when the count of a day is hidden, so that no difference tells it. */
  readonly totals: ShownCounts;
  /** How many of those who viewed it completed it. */
  readonly completed: Estimate | null;
  /** How many more of the people completed it than of those who were held out, who cannot; null without a holdout. */
  readonly difference: Estimate | null;
  readonly warnings: readonly ResultWarning[];
};

/** How often something happened on a day. */
export type EventCount = { readonly day: number; readonly event: ResultEvent; readonly times: number };

/** Smaller counts are not shown. */
export const LEAST_SHOWN = 10;
/** With fewer completions the estimates say nothing. */
const ENOUGH_COMPLETIONS = 100;

/** A count as operators may see it. */
export function shownCount(times: number): number | null {
  return times < LEAST_SHOWN ? null : times;
}

/** The counts of one day. */
export function shownCounts(counts: readonly EventCount[]): ShownCounts {
  return ofEvents((event) => shownCount(sumOf(counts, event)));
}

/** What the counts of an experience tell. `holdoutPercent` is that of the live revision. */
export function experienceResults(
  counts: readonly EventCount[],
  { holdoutPercent }: { readonly holdoutPercent: number },
): ExperienceResults {
  const byDay = new Map<number, EventCount[]>();
  for (const count of counts) byDay.set(count.day, [...(byDay.get(count.day) ?? []), count]);
  const days = [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, ofDay]) => ({ day, counts: shownCounts(ofDay) }));
  const sums = Object.fromEntries(RESULT_EVENTS.map((event) => [event, sumOf(counts, event)])) as Record<
    ResultEvent,
    number
  >;
  const totals = ofEvents((event) => {
    const hides = days.some((day) => day.counts[event] === null);
    return shownCount(hides ? Math.floor(sums[event] / LEAST_SHOWN) * LEAST_SHOWN : sums[event]);
  });
  const { eligible, held_out: heldOut, viewed, completed } = sums;
  const canTell = completed >= LEAST_SHOWN;
  const warnings: ResultWarning[] = [];
  const ratios = [...byDay.values()].map((ofDay) => ({
    heldOut: sumOf(ofDay, 'held_out'),
    eligible: sumOf(ofDay, 'eligible'),
  }));
  if (isUnevenlyHeldOut(ratios, holdoutPercent)) warnings.push('sample_ratio');
  if (completed < ENOUGH_COMPLETIONS) warnings.push('few');
  return {
    days,
    totals,
    completed: canTell && completed <= viewed ? binomialInterval(completed, viewed) : null,
    difference:
      canTell && heldOut >= LEAST_SHOWN && completed <= eligible
        ? differenceToNone(completed, eligible, heldOut)
        : null,
    warnings,
  };
}

/**
 * The same person comes on many days and is always on the same side, so days are no independent samples: the day with
 * the most people is tested alone.
 */
function isUnevenlyHeldOut(
  days: readonly { readonly heldOut: number; readonly eligible: number }[],
  holdoutPercent: number,
): boolean {
  if (holdoutPercent <= 0 || holdoutPercent >= 100) return false;
  const [largest] = days.toSorted((a, b) => b.heldOut + b.eligible - (a.heldOut + a.eligible));
  if (largest === undefined) return false;
  return isUnlikelyShare(largest.heldOut, largest.heldOut + largest.eligible, holdoutPercent / 100);
}

function sumOf(counts: readonly EventCount[], event: ResultEvent): number {
  return counts.reduce((sum, count) => (count.event === event ? sum + count.times : sum), 0);
}

function ofEvents(count: (event: ResultEvent) => number | null): ShownCounts {
  return Object.fromEntries(RESULT_EVENTS.map((event) => [event, count(event)])) as ShownCounts;
}

/** The results by day as CSV (RFC 4180); `dayText` writes a day. Small counts are `<10`. */
export function resultsCsv({ days, totals }: ExperienceResults, dayText: (day: number) => string): string {
  const row = (name: string, counts: ShownCounts) => [
    name,
    ...RESULT_EVENTS.map((event) => String(counts[event] ?? `<${LEAST_SHOWN}`)),
  ];
  const rows = [
    ['day', ...RESULT_EVENTS],
    ...days.map(({ day, counts }) => row(dayText(day), counts)),
    row('total', totals),
  ];
  return rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
