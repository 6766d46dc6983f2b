const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A readable size: "512 bytes", "1.2 MB". `locale` is BCP 47. */
export function bytesText(count: number, locale: string): string {
  const power = count < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(count / 1000 ** power);
}
