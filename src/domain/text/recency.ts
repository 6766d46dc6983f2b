/** Items are new for 28 days. People who return after a longer absence count as resurrected. */
export const RECENCY_WINDOW_MS = 28 * 24 * 60 * 60_000;

/** True up to 28 days after the date, including the last millisecond; future dates are not new. */
export function isNew(dateMs: number, nowMs: number): boolean {
  const age = nowMs - dateMs;
  return age >= 0 && age <= RECENCY_WINDOW_MS;
}

/** A person who came back after more than 28 days counts as resurrected for the next 28 days. */
export function isResurrected(
  visits: { readonly lastBeforeMs: number; readonly returnMs: number },
  nowMs: number,
): boolean {
  return visits.returnMs - visits.lastBeforeMs > RECENCY_WINDOW_MS && isNew(visits.returnMs, nowMs);
}

/**
 * Numbers that the product's rules name without a purpose. They are unused, and listed here to show that they were not
 * forgotten. 28 is assumed to be the days of the recency window.
 */
export const RESERVED_NUMBERS = [100, 28] as const;
