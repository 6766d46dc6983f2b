import { perLocale } from '../../domain/text/per-locale.ts';
import { spokenLocale } from './language.ts';

/** A date in the formats of the reader, the same on the server and in the browser: "Nov 21, 2026". */
export function dayText(ms: number): string {
  return days(spokenLocale()).format(ms);
}

const days = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
