import { expect, test } from 'vitest';
import { countedAs } from '../../../src/domain/statistics/counted-events.ts';
import { hasCreatorAnalytics } from '../../../src/domain/statistics/creator-analytics.ts';
import { figuresOf, seriesOf, type DayCounts } from '../../../src/domain/statistics/day-counts.ts';
import { dayOf, startOfDay } from '../../../src/domain/statistics/day.ts';

const on = (day: number, impressions: number, saves = 0): DayCounts => ({
  day,
  impressions,
  pinClicks: 0,
  saves,
});

test('a day begins at midnight in UTC', () => {
  const midnight = Date.UTC(2026, 4, 1);
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
  expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
  expect(startOfDay(dayOf(midnight + 5))).toBe(midnight);
});

test('figures cover the last days, today among them', () => {
  const counts = [on(69, 100), on(70, 1), on(71, 2), on(100, 4, 1), on(101, 50)];
  expect(figuresOf(counts, { today: 100, days: 30 })).toEqual({ impressions: 6, pinClicks: 0, saves: 1 });
  expect(figuresOf(counts, { today: 100, days: 1 })).toEqual({ impressions: 4, pinClicks: 0, saves: 1 });
});

test('nothing is known until something was counted; from then on nothing is zero', () => {
  expect(figuresOf([], { today: 100, days: 30 })).toBeNull();
  expect(figuresOf([on(1, 5)], { today: 100, days: 30 })).toEqual({
    impressions: 0,
    pinClicks: 0,
    saves: 0,
  });
});

test('a series has every day, the first first', () => {
  expect(seriesOf([on(98, 3), on(100, 4)], { today: 100, days: 3 })).toEqual([
    on(98, 3),
    on(99, 0),
    on(100, 4),
  ]);
});

const OWN = { isPartner: true, ownsPin: true, isRepin: false, privacy: 'public' } as const;

test.each([
  [OWN, true],
  [{ ...OWN, privacy: 'protected' as const }, true],
  [{ ...OWN, privacy: 'secret' as const }, false],
  [{ ...OWN, isRepin: true }, false],
  [{ ...OWN, isPartner: false }, false],
  [{ ...OWN, ownsPin: false }, false],
])('figures on a creator’s pin %o: %s', (pin, shown) => {
  expect(hasCreatorAnalytics(pin)).toBe(shown);
});

test.each([
  [18, 'impression'],
  [12, 'pin_click'],
  [101, 'pin_click'],
  [8948, 'pin_click'],
  [5, null],
  [7352, null],
  [99_999, null],
])('event %i counts as %s', (type, counted) => {
  expect(countedAs(type)).toBe(counted);
});
