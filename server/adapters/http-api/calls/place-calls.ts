import { PLACE_CALLS, type WireChoice } from '../../../../wire/calls/place.ts';
import { BUSINESS_TYPES } from '../../../application/settings/business-types.ts';
import { COUNTRY_CODES } from '../../../../src/domain/settings/countries.ts';
import { LOCALES } from '../../../../src/domain/settings/locales.ts';
import { businessTypeMessages } from './messages.en.ts';
import { implementCalls, type Call } from '../core/call/define-call.ts';

/** Lists of languages, countries and business types for forms. */
export function placeCalls(): readonly Call[] {
  const locales = LOCALES.map((code) => ({ code, name: nameOf(code, 'language', code) }));
  return implementCalls(PLACE_CALLS, {
    listLocales: () => ({ data: locales }),
    listCountries: ({ locale }) => ({ data: countriesIn(locale) }),
    listBusinessTypes: ({ readerLanguage }) => ({
      data: BUSINESS_TYPES.map((code) => ({ code, name: readerLanguage.text(businessTypeMessages[code]) })),
    }),
  });
}

function countriesIn(locale: string): readonly WireChoice[] {
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((code) => ({ code, name: nameOf(code, 'region', locale) })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

function nameOf(code: string, type: 'language' | 'region', locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type }).of(code) ?? code;
}
