import { describe, expect, test } from 'vitest';
import { hemisphereOf } from '../../../src/domain/today/hemisphere.ts';
import { SEASON_COUNT, seasonName, seasonsOn } from '../../../src/domain/today/seasons.ts';
import { dayOf, inOrderOfDay, isTheme } from '../../../src/domain/today/themes.ts';

const dayOfDate = (month: number, day: number) => dayOf(Date.UTC(2026, month - 1, day));
const keysOn = (month: number, day: number, hemisphere: 'north' | 'south' | null) =>
  seasonsOn(dayOfDate(month, day))
    .filter((season) => season.hemisphere === hemisphere)
    .map(({ key }) => key);

describe('the season calendar', () => {
  test('has something on every day of the year, for everybody', () => {
    for (let day = dayOfDate(1, 1); day < dayOfDate(1, 1) + 366; day += 1) {
      const hemispheres = seasonsOn(day).map(({ hemisphere }) => hemisphere);
      expect(hemispheres).toContain('north');
      expect(hemispheres).toContain('south');
    }
    expect(SEASON_COUNT).toBeGreaterThanOrEqual(60);
  });

  test('has a name and queries for everything', () => {
    for (let day = dayOfDate(1, 1); day < dayOfDate(1, 1) + 366; day += 1)
      for (const { key, queries } of seasonsOn(day)) {
        expect(seasonName(key)).toBeDefined();
        expect(queries.every((query) => query !== '')).toBe(true);
      }
    expect(seasonName('nothing')).toBeUndefined();
  });

  test('is half a year later in the south', () => {
    expect(keysOn(7, 20, 'north')).toContain('beaches');
    expect(keysOn(7, 20, 'south')).toContain('winterSoups');
    expect(keysOn(1, 20, 'north')).toContain('winterSoups');
    expect(keysOn(1, 20, 'south')).toContain('beaches');
  });

  test('knows days that are the same everywhere', () => {
    expect(keysOn(10, 31, null)).toContain('halloween');
    expect(keysOn(11, 1, null)).not.toContain('halloween');
    expect(keysOn(12, 31, null)).toEqual(['newYearsEve']);
  });

  test('goes on over the turn of the year', () => {
    for (const day of [dayOfDate(12, 28), dayOfDate(1, 2)])
      expect(seasonsOn(day).map(({ key }) => key)).toContain('snowyLandscapes');
  });
});

test.each([
  ['NZ', 'south'],
  ['br', 'south'],
  ['DE', 'north'],
  [null, 'north'],
] as const)('%s is in the %s', (country, hemisphere) => {
  expect(hemisphereOf(country)).toBe(hemisphere);
});

test.each([
  [8, 3, true],
  [7, 3, false],
  [20, 2, false],
])('%i pins of %i people are a theme: %s', (pins, people, is) => {
  expect(isTheme({ pins, people })).toBe(is);
});

describe('the order of a day', () => {
  const things = Array.from({ length: 12 }, (_, number) => `thing ${number}`);
  const order = (day: number, of: readonly string[] = things) => inOrderOfDay(of, day, (thing) => thing);

  test('is the same all day, however the things come', () => {
    expect(order(7)).toEqual(order(7, [...things].reverse()));
    expect([...order(7)].sort()).toEqual([...things].sort());
  });

  test('is another one on other days', () => {
    expect(new Set(Array.from({ length: 20 }, (_, day) => order(day)[0])).size).toBeGreaterThan(5);
  });
});
