const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WIRE_TIME = /^[A-Za-z]{3}, (\d{2}) ([A-Za-z]{3}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}([T ]|$)/;

/**
 * A time in the format of the wire, always UTC: `Tue, 01 Sep 2026 01:10:33 +0000`.
 * @param ms milliseconds since the epoch; fractions of a second are cut off
 * @throws {RangeError} if `ms` is not a valid time
 */
export function timeToWire(ms: number): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) throw new RangeError('not a time');
  return date.toUTCString().replace('GMT', '+0000');
}

/** The day in UTC, `YYYY-MM-DD`. */
export function dayToWire(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Milliseconds since the epoch of a time in the wire's format or ISO 8601; null for every other text. */
export function timeFromWire(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const parts = WIRE_TIME.exec(value);
  if (!parts) return ISO_TIME.test(value) ? finite(Date.parse(value)) : null;
  const [, day, month, year, hours, minutes, seconds, sign, offsetHours, offsetMinutes] = parts;
  const monthIndex = MONTHS.indexOf(month ?? '');
  if (monthIndex < 0) return null;
  const local = Date.UTC(
    Number(year),
    monthIndex,
    Number(day),
    Number(hours),
    Number(minutes),
    Number(seconds),
  );
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return sign === '+' ? local - offset : local + offset;
}

function finite(ms: number): number | null {
  return Number.isFinite(ms) ? ms : null;
}
