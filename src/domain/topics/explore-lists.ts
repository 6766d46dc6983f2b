import { calendarDay, daysSinceEpoch } from './calendar-day.ts';
import { COUNTED_AT_ONCE, type Steps } from './trends.ts';

/** Somebody put a pin on a public board: `id` is that pin, `original` the one that it was saved from, or `id` itself. */
export type PublicSave<Id extends string> = {
  readonly id: Id;
  readonly original: Id;
  readonly person: string;
  /** ms since the epoch */
  readonly time: number;
};

/** From `from` on, before `to`; ms since the epoch. */
export type TimeSpan = { readonly from: number; readonly to: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_DAYS = 7;
const MONTH_DAYS = 30;
/** How far back "on this day" looks. */
const YEARS = 20;

/** Whole days between `time` and `now`; 0 for the last 24 hours. */
export function daysAgo(time: number, now: number): number {
  return Math.max(0, Math.floor((now - time) / DAY_MS));
}

/** Pins that were made in the last seven days, newest first. */
export function newThisWeek<Id extends string>(saves: Iterable<PublicSave<Id>>, now: number): readonly Id[] {
  return [...saves]
    .filter(({ id, original, time }) => id === original && daysAgo(time, now) < NEW_DAYS)
    .sort((one, other) => other.time - one.time)
    .map(({ id }) => id);
}

/** The originals that most people saved in the last 30 days, those that were saved last first among equals. */
export function* mostSavedThisMonth<Id extends string>(
  saves: Iterable<PublicSave<Id>>,
  now: number,
): Steps<readonly Id[]> {
  const counted = new Map<Id, { people: Set<string>; last: number }>();
  let read = 0;
  for (const { id, original, person, time } of saves) {
    read += 1;
    if (read % COUNTED_AT_ONCE === 0) yield;
    if (id === original || daysAgo(time, now) >= MONTH_DAYS) continue;
    const known = counted.get(original);
    if (known === undefined) counted.set(original, { people: new Set([person]), last: time });
    else {
      known.people.add(person);
      known.last = Math.max(known.last, time);
    }
  }
  return [...counted]
    .sort(([, one], [, other]) => other.people.size - one.people.size || other.last - one.last)
    .map(([id]) => id);
}

/** This day of the year in the years before, in UTC, the last one first. 29 February exists in leap years only. */
export function thisDayInEarlierYears(now: number): readonly TimeSpan[] {
  const today = calendarDay(Math.floor(now / DAY_MS));
  const spans: TimeSpan[] = [];
  for (let back = 1; back <= YEARS; back++) {
    const then = daysSinceEpoch({ ...today, year: today.year - back });
    if (calendarDay(then).day !== today.day) continue;
    spans.push({ from: then * DAY_MS, to: (then + 1) * DAY_MS });
  }
  return spans;
}

/** Lists of pins for everybody, in the order in which pages show them. */
export const EXPLORE_LISTS = ['rising', 'new-this-week', 'most-saved', 'on-this-day'] as const;
export type ExploreList = (typeof EXPLORE_LISTS)[number];

/** Shorter lists are not shown. */
export const LEAST_PINS_OF_LIST = 3;

/**
 * The lists that a page shows. What rises is shown alone, and only if something does; nothing is called a trend because
 * a place is empty.
 */
export function listsToShow(
  sizeOf: (list: ExploreList) => number,
  isTopicRising: boolean,
): readonly ExploreList[] {
  if (sizeOf('rising') > 0) return ['rising'];
  if (isTopicRising) return [];
  return EXPLORE_LISTS.filter((list) => list !== 'rising' && sizeOf(list) >= LEAST_PINS_OF_LIST);
}

export function isExploreList(name: string): name is ExploreList {
  return (EXPLORE_LISTS as readonly string[]).includes(name);
}
