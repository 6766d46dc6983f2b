import { beforeEach, expect, test } from 'vitest';
import { AdCounts } from '../../../../server/application/promotions/internal/ad-counts.ts';

const MIDNIGHT = Date.UTC(2026, 4, 1);
const NOON = MIDNIGHT + 43_200_000;
const DAY = MIDNIGHT / 86_400_000;
let counts: AdCounts;
beforeEach(() => {
  counts = new AdCounts();
});
const totals = (impressions: number, impressionsToday: number) =>
  new Map([['7', { placed: 99, impressions, impressionsToday, pinClicks: 0 }]]);

test('an ad on a page counts as spent until it was seen or not seen for a while', () => {
  for (let placed = 0; placed < 3; placed += 1) counts.note('placed', '7', NOON);
  expect(counts.spend('7', NOON)).toEqual({ spent: 3, spentToday: 3 });
  counts.note('impressions', '7', NOON + 10_000);
  expect(counts.spend('7', NOON + 10_000).spent).toBe(3);
  expect(counts.spend('7', NOON + 70_000).spent).toBe(3);
  expect(counts.spend('7', NOON + 200_000).spent).toBe(1);
});

test('stored sums count, and those of yesterday only in all', () => {
  counts.learn(totals(50, 20), NOON);
  expect(counts.spend('7', NOON)).toEqual({ spent: 50, spentToday: 20 });
  expect(counts.spend('7', NOON + 86_400_000)).toEqual({ spent: 50, spentToday: 0 });
  counts.keepOnly(new Set());
  expect(counts.spend('7', NOON).spent).toBe(0);
});

test('waiting counts are taken once, and put back after a failure', () => {
  counts.note('placed', '7', NOON);
  counts.note('impressions', '7', NOON);
  counts.note('pinClicks', '7', NOON);
  const taken = counts.take();
  expect(taken).toEqual([{ promotionId: '7', day: DAY, placed: 1, impressions: 1, pinClicks: 1 }]);
  expect([counts.isWaiting, counts.take()]).toEqual([false, []]);
  counts.putBack(taken);
  counts.note('placed', '7', NOON);
  expect(counts.take()).toEqual([{ promotionId: '7', day: DAY, placed: 2, impressions: 1, pinClicks: 1 }]);
});
