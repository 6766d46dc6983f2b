const DAY_MS = 86_400_000;

/** The day of a moment in UTC, as the number of days since the epoch. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS);
}

/** The moment at which a day begins, in milliseconds since the epoch. */
export function startOfDay(day: number): number {
  return day * DAY_MS;
}
