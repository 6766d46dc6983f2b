import type { SourceType } from './source-facts.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What is sold changes from day to day, what is written hardly ever. */
const EVERY_MS: Readonly<Record<SourceType, number>> = {
  product: DAY_MS,
  recipe: 30 * DAY_MS,
  article: 30 * DAY_MS,
  video: 30 * DAY_MS,
};

/** A price that nobody could ask for again in so long a time is not to be trusted, in milliseconds. */
export const STALE_AFTER_MS = 7 * DAY_MS;

/** A page that never said anything is asked so often. */
export const MOST_FIRST_TRIES = 6;

/** How long after a page was read it is read again, in milliseconds. */
export function nextReadingIn(type: SourceType): number {
  return EVERY_MS[type];
}

/** How long it is left alone after so many readings in a row that failed: twice as long each time, 30 days at most. */
export function backOff(failures: number): number {
  return Math.min(HOUR_MS * 2 ** Math.min(failures - 1, 20), 30 * DAY_MS);
}

/** What a page said is too old to be told as what is true now. Times in milliseconds. */
export function isStale(succeededAt: number, now: number): boolean {
  return now - succeededAt > STALE_AFTER_MS;
}
