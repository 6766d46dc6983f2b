/**
 * Whether a period that began at `since` is over. It also ends when the clock was set back behind its beginning, so that
 * nothing waits until the clock is there again. All in milliseconds.
 */
export function isPeriodOver(since: number, periodMs: number, now: number): boolean {
  return now < since || now - since >= periodMs;
}
