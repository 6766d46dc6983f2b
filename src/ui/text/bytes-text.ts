import { perLocale } from '../../domain/text/per-locale.ts';
import { spokenLocale } from './language.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the formats of the reader: "512 bytes", "1.2 MB". */
export function bytesText(count: number): string {
  const power = count < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3));
  return formats(spokenLocale())[power]!.format(count / 1000 ** power);
}

const formats = perLocale((locale) =>
  UNITS.map(
    (unit, power) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: power < 2 ? 0 : 1,
      }),
  ),
);
