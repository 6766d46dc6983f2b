import { describe, expect, test } from 'vitest';
import { lastOf } from '../../support/last-of.ts';
import {
  type ExploreList,
  daysAgo,
  listsToShow,
  mostSavedThisMonth,
  newThisWeek,
  thisDayInEarlierYears,
} from '../../../src/domain/topics/explore-lists.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 26, 9);
const made = (id: string, days: number) => ({ id, original: id, person: 'ann', time: NOW - days * DAY });
const saved = (original: string, person: string, days: number) => ({
  id: `${original} of ${person}`,
  original,
  person,
  time: NOW - days * DAY,
});

test.each([
  [NOW, 0],
  [NOW - DAY + 1, 0],
  [NOW - DAY, 1],
  [NOW + 5, 0],
])('days are counted in full', (time, expected) => {
  expect(daysAgo(time, NOW)).toBe(expected);
});

test('new this week are pins, not saves, the newest first', () => {
  const saves = [made('a', 6), made('b', 7), saved('c', 'bob', 1), made('d', 2)];
  expect(newThisWeek(saves, NOW)).toEqual(['d', 'a']);
});

describe('most saved this month', () => {
  test('are the pins that most people saved, each person once', () => {
    const saves = [
      ...[1, 2, 3].map((day) => saved('a', 'bob', day)),
      saved('b', 'bob', 9),
      saved('b', 'eve', 20),
      saved('c', 'eve', 0),
      made('d', 0),
    ];
    expect(lastOf(mostSavedThisMonth(saves, NOW))).toEqual(['b', 'c', 'a']);
  });

  test('forget what is a month old', () => {
    expect(lastOf(mostSavedThisMonth([saved('a', 'bob', 29), saved('b', 'bob', 30)], NOW))).toEqual(['a']);
  });
});

describe('this day in earlier years', () => {
  test('is a day of each of the last twenty years', () => {
    const spans = thisDayInEarlierYears(NOW);
    expect(spans).toHaveLength(20);
    expect(spans[0]).toEqual({ from: Date.UTC(2025, 10, 26), to: Date.UTC(2025, 10, 27) });
  });

  test('is found in leap years alone for 29 February', () => {
    expect(thisDayInEarlierYears(Date.UTC(2028, 1, 29))[0]?.from).toBe(Date.UTC(2024, 1, 29));
  });
});

describe('the lists to show', () => {
  const sizes = (of: Partial<Record<ExploreList, number>>) => (list: ExploreList) => of[list] ?? 0;
  const three = { 'new-this-week': 3, 'most-saved': 30, 'on-this-day': 2 };

  test('are those with at least three pins while nothing rises', () => {
    expect(listsToShow(sizes(three), false)).toEqual(['new-this-week', 'most-saved']);
  });

  test('are what rises alone, if a pin or a topic does', () => {
    expect(listsToShow(sizes({ ...three, rising: 1 }), false)).toEqual(['rising']);
    expect(listsToShow(sizes(three), true)).toEqual([]);
  });
});
