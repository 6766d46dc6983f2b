import { PLACE_CALLS, type WireChoice } from '../../../../wire/calls/place.ts';
import { BUSINESS_TYPES } from '../../../application/settings/business-types.ts';
import { bestLanguage } from '../../../../src/domain/locales/best-language.ts';
import { COUNTRY_CODES } from '../../../../src/domain/settings/countries.ts';
import { LOCALES } from '../../../../src/domain/settings/locales.ts';
import { businessTypeMessages } from './messages.en.ts';
import { implementCalls, type Call } from '../core/call/define-call.ts';
import type { CallDeps } from './call-deps.ts';

/** Lists of languages, countries and business types for forms. */
export function placeCalls({ languages }: Pick<CallDeps, 'languages'>): readonly Call[] {
  const offered = LOCALES.filter((code) => bestLanguage(code, languages.offered) !== null);
  const locales = offered.map((code) => ({ code, name: ownNameOf(code) }));
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
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** The name of a locale in its own language, as in a list: `Português (Brasil)`, `English (UK)`. */
function ownNameOf(code: string): string {
  const names = new Intl.DisplayNames(code, {
    type: 'language',
    languageDisplay: 'standard',
    style: 'short',
  });
  const name = names.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
