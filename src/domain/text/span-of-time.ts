import { perLocale } from './per-locale.ts';

const MINUTE_S = 60;
const YEAR_S = 365 * 24 * 3600;

/**
 * A duration in its two largest units: `1 hour 30 minutes`. Joined by a space in all languages, because browsers and
 * servers differ in the lists of `Intl`. Minutes are rounded up. Null for zero, and for more than a
 * year, which is implausible.
 */
export function spanOfTime(seconds: number | null, locale: string): string | null {
  if (seconds === null || !(seconds > 0 && seconds <= YEAR_S)) return null;
  const minutes = Math.ceil(seconds / MINUTE_S);
  const { day, hour, minute } = formats(locale);
  const parts = [
    { format: day, amount: Math.floor(minutes / 1440) },
    { format: hour, amount: Math.floor(minutes / 60) % 24 },
    { format: minute, amount: minutes % 60 },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .slice(0, 2)
    .map(({ format, amount }) => format.format(amount))
    .join(' ');
}

const formats = perLocale((locale) => {
  const inUnit = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return {
    day: inUnit('day'),
    hour: inUnit('hour'),
    minute: inUnit('minute'),
  };
});
