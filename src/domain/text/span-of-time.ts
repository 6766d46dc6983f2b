const MINUTE_S = 60;
const YEAR_S = 365 * 24 * 3600;

/**
 * A duration in its two largest units: `1 hour 30 minutes`. Minutes are rounded up. Null for zero, and for more than a
 * year, which is implausible.
 */
export function spanOfTime(seconds: number | null, locale: string): string | null {
  if (seconds === null || !(seconds > 0 && seconds <= YEAR_S)) return null;
  const minutes = Math.ceil(seconds / MINUTE_S);
  const parts = [
    { unit: 'day', amount: Math.floor(minutes / 1440) },
    { unit: 'hour', amount: Math.floor(minutes / 60) % 24 },
    { unit: 'minute', amount: minutes % 60 },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .slice(0, 2)
    .map(({ unit, amount }) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    )
    .join(' ');
}
