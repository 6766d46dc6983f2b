import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsPerPerson } from '../../../src/domain/promotions/ad-frequency.ts';
import { dailyAllowance, isDue } from '../../../src/domain/promotions/ad-pacing.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 4, 1);
const NOON = MIDNIGHT + 12 * HOUR;
const terms = { startAt: MIDNIGHT - HOUR, endAt: null, dailyCap: 240, budget: 10_000 };
const spent = (spentToday: number, all = spentToday) => ({ spent: all, spentToday });

test('a day’s impressions are spread over the day', () => {
  expect(isDue(terms, spent(0), MIDNIGHT)).toBe(true);
  expect(isDue(terms, spent(5), MIDNIGHT)).toBe(false);
  expect(isDue(terms, spent(120), NOON)).toBe(true);
  expect(isDue(terms, spent(126), NOON)).toBe(false);
  expect(isDue(terms, spent(239), MIDNIGHT + 24 * HOUR - 1)).toBe(true);
  expect(isDue(terms, spent(240), MIDNIGHT + 24 * HOUR - 1)).toBe(false);
});

test('nothing runs before its start, after its end, or beyond its budget', () => {
  expect(isDue({ ...terms, startAt: NOON + 1 }, spent(0), NOON)).toBe(false);
  expect(isDue({ ...terms, startAt: NOON }, spent(0), NOON)).toBe(true);
  expect(isDue({ ...terms, endAt: NOON }, spent(0), NOON)).toBe(false);
  expect(isDue(terms, spent(0, 10_000), NOON)).toBe(false);
});

describe('without a daily cap', () => {
  test('the budget is spread over the days that are left', () => {
    const open = { ...terms, dailyCap: null };
    expect(dailyAllowance({ ...open, endAt: MIDNIGHT + 4 * 24 * HOUR }, spent(0), NOON)).toBe(2500);
    expect(dailyAllowance({ ...open, endAt: MIDNIGHT + 24 * HOUR }, spent(10, 5000), NOON)).toBe(5010);
    expect(dailyAllowance(open, spent(0), NOON)).toBe(1429);
  });
});

test('no day has more than its cap, and no campaign more than its budget', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 4 * HOUR }), { maxLength: 200 });
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 10, max: 60 }),
      fc.integer({ min: 100, max: 200 }),
      (waits, cap, budget) => {
        const own = { ...terms, dailyCap: cap, budget };
        let now = MIDNIGHT;
        let all = 0;
        const days = new Map<number, number>();
        for (const wait of waits) {
          now += wait;
          const day = Math.floor(now / (24 * HOUR));
          const today = days.get(day) ?? 0;
          if (!isDue(own, spent(today, all), now)) continue;
          all += 1;
          days.set(day, today + 1);
        }
        expect(all).toBeLessThanOrEqual(budget);
        for (const count of days.values()) expect(count).toBeLessThanOrEqual(cap);
      },
    ),
  );
});

test('ads are counted for people who allow personal content, and for nobody else', () => {
  expect(countsPerPerson({ personalization: true, globalPrivacyControl: false })).toBe(true);
  expect(countsPerPerson({ personalization: true, globalPrivacyControl: true })).toBe(false);
  expect(countsPerPerson({ personalization: false, globalPrivacyControl: false })).toBe(false);
});
