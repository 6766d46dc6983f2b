import { expect, test } from 'vitest';
import { timeAgo, timeAgoText } from '../../../src/domain/text/time-ago.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 8, 1);

test.each([
  [59 * SECOND, 'just now'],
  [60 * SECOND, '1 minute'],
  [HOUR - 1, '59 minutes'],
  [3 * HOUR, '3 hours'],
  [DAY, '1 day'],
  [6 * DAY, '6 days'],
  [7 * DAY, '1 week'],
  [29 * DAY, '4 weeks'],
  [30 * DAY, '1 month'],
  [364 * DAY, '12 months'],
  [365 * DAY, '1 year'],
  [800 * DAY, '2 years'],
  [-HOUR, 'just now'],
  [Number.NaN, 'just now'],
])('%i ms are %s', (passed, text) => {
  expect(timeAgoText(timeAgo(NOW - passed, NOW), 'en', 'just now')).toBe(text);
});

test('other languages have their own words', () => {
  expect(timeAgoText({ unit: 'day', amount: 3 }, 'de', 'gerade eben')).toBe('3 Tage');
});
