import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay, daysSinceEpoch } from '../../../src/domain/topics/calendar-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('days are those of the Gregorian calendar, there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (days) => {
      const date = new Date(days * DAY_MS);
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      expect(calendarDay(days)).toEqual({ year, month, day });
      expect(daysSinceEpoch({ year, month, day })).toBe(days);
    }),
  );
});

test('a day that the month does not have is one of the next month', () => {
  expect(daysSinceEpoch({ year: 2027, month: 2, day: 29 })).toBe(
    daysSinceEpoch({ year: 2027, month: 3, day: 1 }),
  );
});
