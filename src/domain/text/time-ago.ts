import { perLocale } from './per-locale.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type TimeAgo =
  | { readonly unit: 'now' }
  | { readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'; readonly amount: number };

/**
 * The time since a moment in its largest full unit: below a minute just now, weeks from 7 days on, months (of 30 days)
 * from 30, years from 365. Future moments are just now.
 */
export function timeAgo(thenMs: number, nowMs: number): TimeAgo {
  const passed = nowMs - thenMs;
  if (!(passed >= MINUTE_MS)) return { unit: 'now' };
  if (passed < HOUR_MS) return { unit: 'minute', amount: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { unit: 'hour', amount: Math.floor(passed / HOUR_MS) };
  const days = Math.floor(passed / DAY_MS);
  if (days < 7) return { unit: 'day', amount: days };
  if (days < 30) return { unit: 'week', amount: Math.floor(days / 7) };
  if (days < 365) return { unit: 'month', amount: Math.floor(days / 30) };
  return { unit: 'year', amount: Math.floor(days / 365) };
}

/** `3 hours` in the language of the locale; `justNow` is the text for less than a minute. */
export function timeAgoText(ago: TimeAgo, locale: string, justNow: string): string {
  if (ago.unit === 'now') return justNow;
  return formats(locale)(ago.unit).format(ago.amount);
}

const formats = perLocale((locale) =>
  perLocale((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })),
);
