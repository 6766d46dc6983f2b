/** The visits of a browser, kept in it. Times in milliseconds since the epoch. */
export type Revisitation = {
  /** The number of days with a visit. */
  readonly count: number;
  /** The first visit. */
  readonly time: number;
  /** The last visit. */
  readonly ts: number;
};

const DAY_MS = 86_400_000;
const LIFE_DAYS = 84;

/** The stored record; null if there is none, or it is malformed, too old or in the future. */
export function parseRevisitation(text: string | undefined, now: number): Revisitation | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  const { count, time, ts } = value as Partial<Record<keyof Revisitation, unknown>>;
  if (!isFiniteNumber(count) || !isFiniteNumber(time) || !isFiniteNumber(ts)) return null;
  return ts > now || now - ts > LIFE_DAYS * DAY_MS ? null : { count, time, ts };
}

/** The record after a visit: the first one of a later day counts. */
export function revisited(record: Revisitation | null, now: number): Revisitation {
  if (record === null) return { count: 1, time: now, ts: now };
  const isLaterDay = Math.floor(now / DAY_MS) > Math.floor(record.ts / DAY_MS);
  return { count: record.count + (isLaterDay ? 1 : 0), time: record.time, ts: now };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
