/** What the clock of a small site shows first. */
export const NOON = Date.UTC(2026, 5, 15, 12);
export const DAY_MS = 86_400_000;
