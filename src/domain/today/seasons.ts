import type { Hemisphere } from './hemisphere.ts';
import {
  ON_FIXED_DAYS,
  WITH_THE_WEATHER,
  type ListedSeason,
  type SeasonKey,
} from './internal/season-list.ts';
import { seasonMessages } from './internal/messages.en.ts';
import type { Phrase } from '../messages/message.ts';
import { calendarDay } from '../topics/calendar-day.ts';

/** A theme of the season calendar that is on. */
export type Season = {
  readonly key: string;
  /** Searches for its pins; each alone is enough. */
  readonly queries: readonly string[];
  /** Null: on the same days everywhere. */
  readonly hemisphere: Hemisphere | null;
};

/** How many themes the calendar has. */
export const SEASON_COUNT = WITH_THE_WEATHER.length + ON_FIXED_DAYS.length;

/** What is on on a day (counted from the epoch, in UTC) in either hemisphere or everywhere. */
export function seasonsOn(day: number): readonly Season[] {
  const { month, day: ofMonth } = calendarDay(day);
  const today = monthDay(month, ofMonth);
  const inHalfAYear = monthDay(((month + 5) % 12) + 1, ofMonth);
  return [
    ...on(ON_FIXED_DAYS, today, null),
    ...on(WITH_THE_WEATHER, today, 'north'),
    ...on(WITH_THE_WEATHER, inHalfAYear, 'south'),
  ];
}

/** The name of a theme of the calendar; undefined for one that it does not have any more. */
export function seasonName(key: string): Phrase | undefined {
  return key in seasonMessages ? seasonMessages[key as SeasonKey] : undefined;
}

function on(list: readonly ListedSeason[], today: string, hemisphere: Hemisphere | null): readonly Season[] {
  return list
    .filter(([, from, to]) => (from <= to ? from <= today && today <= to : from <= today || today <= to))
    .map(([key, , , queries]) => ({ key, queries: queries.split(', '), hemisphere }));
}

function monthDay(month: number, day: number): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
