const DAY_MS = 86_400_000;

/** The UTC day of a moment, in days since the epoch. */
export function dayOf(timeMs: number): number {
  return Math.floor(timeMs / DAY_MS);
}

/** The start of a day, in milliseconds since the epoch. */
export function startOfDay(day: number): number {
  return day * DAY_MS;
}
