/** When an experience is live: from `start` until before `end`, in milliseconds. */
export type Schedule = { readonly start: number; readonly end: number };

const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The moment of a local time such as `2026-03-29T02:30` in a time zone. A time that the clocks skip is the moment of
 * their change; of a time that comes twice the first one counts. Null for a text that is no time.
 * @throws {RangeError} for an unknown time zone
 */
export function momentOf(local: string, timeZone: string): number | null {
  const parts = LOCAL_TIME.exec(local)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year, month, day, hour, minute] = parts as [number, number, number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59)
    return null;
  const wall = daysSinceEpoch(year, month, day) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const early = wall - Math.max(before, after);
  if (wallTimeAt(early, timeZone) === wall) return early;
  const late = wall - Math.min(before, after);
  if (wallTimeAt(late, timeZone) === wall) return late;
  return changeBetween(early, late, timeZone);
}

/**
 * What the clocks of a time zone show at a moment, such as `2026-03-29T02:30`.
 * @throws {RangeError} for an unknown time zone
 */
export function localTimeOf(moment: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallPartsAt(moment, timeZone);
  const [y, mo, d, h, mi] = [year, month, day, hour, minute].map((part) => String(part).padStart(2, '0'));
  return `${y}-${mo}-${d}T${h}:${mi}`;
}

/** The moment at which the clocks change; it is a full minute. */
function changeBetween(from: number, to: number, timeZone: string): number {
  let low = from - DAY_MS;
  let high = to + DAY_MS;
  const before = offsetAt(low, timeZone);
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetAt(moment: number, timeZone: string): number {
  return wallTimeAt(moment, timeZone) - moment;
}

/** What the clocks show, as if they showed UTC. */
function wallTimeAt(moment: number, timeZone: string): number {
  const { year, month, day, hour, minute } = wallPartsAt(moment, timeZone);
  return daysSinceEpoch(year, month, day) * DAY_MS + (hour * 60 + minute) * MINUTE_MS;
}

type WallParts = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>>;

function wallPartsAt(moment: number, timeZone: string): WallParts {
  const format = new Intl.DateTimeFormat('en-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]);
  return { year: 0, month: 0, day: 0, hour: 0, minute: 0, ...Object.fromEntries(parts) };
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days since 1970-01-01 in the Gregorian calendar, with years that begin in March. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
