import type { SourceType } from './source-facts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Prices change from day to day, articles hardly ever. */
const EVERY_MS: Readonly<Record<SourceType, number>> = {
  product: DAY_MS,
  recipe: 30 * DAY_MS,
  article: 30 * DAY_MS,
  video: 30 * DAY_MS,
};

/** A price that could not be refreshed for this long is not shown, in milliseconds. */
export const STALE_AFTER_MS = 7 * DAY_MS;

/** Maximum attempts for a page that was never read successfully. */
export const MOST_FIRST_TRIES = 6;

/** Time until a page is read again, in milliseconds. */
export function nextReadingIn(type: SourceType): number {
  return EVERY_MS[type];
}

/** Delay after this number of consecutive failures: it doubles each time, up to 30 days. */
export function backOff(failures: number): number {
  return Math.min(HOUR_MS * 2 ** Math.min(failures - 1, 20), 30 * DAY_MS);
}

/** True when the facts of a page are too old to be shown as current. Times in milliseconds. */
export function isStale(succeededAt: number, now: number): boolean {
  return now - succeededAt > STALE_AFTER_MS;
}
