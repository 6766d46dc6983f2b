import { perLocale } from '../../domain/text/per-locale.ts';
import { spokenLocale } from './language.ts';

/** A number in the formats of the reader: "1,204". */
export function numberText(count: number): string {
  return numbers(spokenLocale()).format(count);
}

/** A part of a whole, from 0 to 1: "45%". */
export function percentText(part: number): string {
  return percents(spokenLocale()).format(part);
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
