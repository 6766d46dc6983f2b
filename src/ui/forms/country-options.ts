import { COUNTRY_CODES } from '../../domain/settings/countries.ts';
import { perLocale } from '../../domain/text/per-locale.ts';
import type { SelectOption } from '../kit/fields/select-option.ts';

/** All countries by their names, in order. */
export const countryOptions = perLocale((locale): readonly SelectOption[] => {
  const options = COUNTRY_CODES.map((id) => ({ id, label: countryName(locale, id) }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
});

/** The name of a country; its code when the browser knows none. */
export function countryName(locale: string, code: string): string {
  return regions(locale).of(code) ?? code;
}

const regions = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
