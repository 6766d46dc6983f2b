import { dayOf, startOfDay } from '../statistics/day.ts';
import type { PromotionTerms } from './promotion.ts';

const DAY_MS = 86_400_000;
/** The days over which a budget without an end and without a daily cap is spread. */
const OPEN_ENDED_DAYS = 7;
/** The share of a day's impressions that may be spent at its beginning, so that small ones begin at all. */
const HEAD_START = 0.02;

/** The impressions of an ad, with those that are expected of pages that were just made. */
export type AdSpend = {
  /** In all. */
  readonly spent: number;
  readonly spentToday: number;
};

/** The most impressions of today: the daily cap, or the rest of the budget spread over the days that are left. */
export function dailyAllowance(
  { endAt, dailyCap, budget }: Pick<PromotionTerms, 'endAt' | 'dailyCap' | 'budget'>,
  { spent, spentToday }: AdSpend,
  now: number,
): number {
  const left = Math.max(0, budget - (spent - spentToday));
  if (dailyCap !== null) return Math.min(dailyCap, left);
  const days = endAt === null ? OPEN_ENDED_DAYS : Math.max(1, dayOf(endAt - 1) - dayOf(now) + 1);
  return Math.ceil(left / days);
}

/**
 * Whether an ad may be placed once more now: it runs, and today's share is not spent yet. The share grows with the
 * part of the day in which the ad runs, so that a day's impressions do not all go to its first hour.
 */
export function isDue(
  terms: Pick<PromotionTerms, 'startAt' | 'endAt' | 'dailyCap' | 'budget'>,
  spend: AdSpend,
  now: number,
): boolean {
  const { startAt, endAt, budget } = terms;
  if (now < startAt || (endAt !== null && now >= endAt) || spend.spent >= budget) return false;
  const today = startOfDay(dayOf(now));
  const from = Math.max(today, startAt);
  const until = Math.min(today + DAY_MS, endAt ?? Infinity);
  const part = Math.min(1, (now - from) / (until - from) + HEAD_START);
  return spend.spentToday < Math.ceil(dailyAllowance(terms, spend, now) * part);
}
