/** Things are new for 28 days, and who stayed away longer has come back from the dead. */
export const RECENCY_WINDOW_MS = 28 * 24 * 60 * 60_000;

/** True up to 28 days after the date, the last millisecond included; what lies ahead is not new. */
export function isNew(dateMs: number, nowMs: number): boolean {
  const age = nowMs - dateMs;
  return age >= 0 && age <= RECENCY_WINDOW_MS;
}

/** Somebody who came back after more than 28 days counts as returned for the next 28 days. */
export function isResurrected(
  visits: { readonly lastBeforeMs: number; readonly returnMs: number },
  nowMs: number,
): boolean {
  return visits.returnMs - visits.lastBeforeMs > RECENCY_WINDOW_MS && isNew(visits.returnMs, nowMs);
}
