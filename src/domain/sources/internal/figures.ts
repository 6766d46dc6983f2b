/**
 * An amount of money or another number as people and programs write it: `1,299.00`, `1.299,00 €`, `12,5`, `1 299`. Null
 * for anything that is not a number, and for negative or absurdly large numbers.
 */
export function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return usable(value);
  if (typeof value !== 'string' || value.length > 64) return null;
  const digits = /\d[\d.,'’\s]*/
    .exec(value)?.[0]
    .replace(/[\s'’]/g, '')
    .replace(/[.,]+$/, '');
  if (digits === undefined || /^\D*-/.test(value)) return null;
  return usable(Number(withPoint(digits)));
}

const MOST = 1e12;

function usable(value: number): number | null {
  return Number.isFinite(value) && value >= 0 && value < MOST ? value : null;
}

/** The last separator between digits is the decimal one, unless it separates thousands. */
function withPoint(digits: string): string {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma < 0 && point < 0) return digits;
  const last = Math.max(comma, point);
  const sign = digits.charAt(last);
  const isOnlyKind = comma < 0 || point < 0;
  const isRepeated = digits.indexOf(sign) !== last;
  const hasThreeBehind = digits.length - last === 4;
  // A comma followed by three digits separates thousands; a point does not, because programs write decimals so.
  const partsThousands = isOnlyKind && (isRepeated || (hasThreeBehind && sign === ','));
  const whole = digits.slice(0, last).replace(/[.,]/g, '');
  return partsThousands ? digits.replace(/[.,]/g, '') : `${whole}.${digits.slice(last + 1)}`;
}

const DURATION =
  /^P(?:(\d{1,4}(?:\.\d+)?)D)?(?:T(?:(\d{1,5}(?:\.\d+)?)H)?(?:(\d{1,6}(?:\.\d+)?)M)?(?:(\d{1,7}(?:\.\d+)?)S)?)?$/i;

/** Seconds of an ISO 8601 duration (`PT1H30M`); null for anything else and for zero. */
export function secondsOf(value: unknown): number | null {
  const parts = typeof value === 'string' ? DURATION.exec(value.trim()) : null;
  if (parts === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const all = Math.round(((days * 24 + hours) * 60 + minutes) * 60 + seconds);
  return all > 0 ? all : null;
}

/** A currency code of three letters; empty when there is none. */
export function currencyOf(value: unknown): string {
  return typeof value === 'string' && /^[a-z]{3}$/i.test(value.trim()) ? value.trim().toUpperCase() : '';
}
