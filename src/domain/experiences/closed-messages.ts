/**
 * The experiences that were completed or dismissed in this browser without an account: the day, by id. Days are counted
 * in UTC from 1970; a time would tell the browser from others.
 */
export type ClosedMessages = ReadonlyMap<number, number>;

/** How many are remembered; the oldest are forgotten first. */
export const MAX_CLOSED_MESSAGES = 24;

const DAY_MS = 86_400_000;
const ENTRY = /^(\d{1,15})\.(\d{1,6})$/;

/** Parses `500500.20783-502312.20783` (ids and days); malformed entries are left out. */
export function parseClosedMessages(text: string | undefined): ClosedMessages {
  const entries = (text ?? '').split('-').slice(-MAX_CLOSED_MESSAGES);
  return new Map(
    entries.flatMap((entry) => {
      const parts = ENTRY.exec(entry);
      return parts === null ? [] : [[Number(parts[1]), Number(parts[2])] as const];
    }),
  );
}

export function formatClosedMessages(closed: ClosedMessages): string {
  return [...closed].map(([experienceId, day]) => `${experienceId}.${day}`).join('-');
}

/** The same with one more, as the newest. */
export function withClosed(closed: ClosedMessages, experienceId: number, now: number): ClosedMessages {
  const others = [...closed].filter(([id]) => id !== experienceId);
  return new Map([...others, [experienceId, Math.floor(now / DAY_MS)] as const].slice(-MAX_CLOSED_MESSAGES));
}

/** From and until when an experience was closed, in milliseconds. */
export function timesOfDay(day: number): { readonly first: number; readonly last: number } {
  return { first: day * DAY_MS, last: (day + 1) * DAY_MS - 1 };
}
