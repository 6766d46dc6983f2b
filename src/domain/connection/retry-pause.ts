/** Delay before the first retry of an unreachable server. */
export const FIRST_RETRY_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** The delay after a failed attempt with the delay `pauseMs`: longer, up to half a minute. */
export function nextRetryMs(pauseMs: number): number {
  return Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}
