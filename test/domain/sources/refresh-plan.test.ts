import { expect, test } from 'vitest';
import { backOff, isStale, nextReadingIn } from '../../../src/domain/sources/refresh-plan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('what is sold is read again every day, what is written once in a month', () => {
  expect(nextReadingIn('product')).toBe(DAY);
  expect(['recipe', 'article', 'video'].map((type) => nextReadingIn(type as 'recipe'))).toEqual(
    new Array(3).fill(30 * DAY),
  );
});

test.each([
  [1, HOUR],
  [2, 2 * HOUR],
  [5, 16 * HOUR],
  [11, 30 * DAY],
  [10_000, 30 * DAY],
])('after %i failures a page is left alone for %i ms', (failures, ms) => expect(backOff(failures)).toBe(ms));

test('a price is stale after a week', () => {
  expect([isStale(0, 7 * DAY), isStale(0, 7 * DAY + 1)]).toEqual([false, true]);
});
