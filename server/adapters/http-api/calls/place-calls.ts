import { BUSINESS_TYPES } from '../../../application/settings/business-types.ts';
import { COUNTRY_CODES } from '../../../application/settings/countries.ts';
import { LOCALES } from '../../../application/settings/locales.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';

type Named = { readonly code: string; readonly name: string };

/** Languages, countries and kinds of businesses to choose from. */
export function placeCalls(): readonly Call[] {
  return [listLocales(), listCountries(), listBusinessTypes()];
}

/** Each language in its own words, so that everybody finds it. */
function listLocales(): Call {
  const named = LOCALES.map((code) => ({ code, name: nameOf(code, 'language', code) }));
  return defineResourceCall({
    name: 'LocalesResource',
    action: 'get',
    endpointName: 'locales_get',
    who: 'A',
    params: {},
    run: () => ({ data: named }),
  });
}

/** Countries in the caller's language, in its alphabetical order. */
function listCountries(): Call {
  return defineResourceCall({
    name: 'CountriesResource',
    action: 'get',
    endpointName: 'countries_get',
    who: 'A',
    params: {},
    run: ({ locale }) => ({ data: countriesIn(locale) }),
  });
}

function listBusinessTypes(): Call {
  return defineResourceCall({
    name: 'BusinessTypesResource',
    action: 'get',
    endpointName: 'business_types_get',
    who: 'A',
    params: {},
    run: () => ({ data: BUSINESS_TYPES }),
  });
}

function countriesIn(locale: string): readonly Named[] {
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((code) => ({ code, name: nameOf(code, 'region', locale) })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

function nameOf(code: string, type: 'language' | 'region', locale: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type }).of(code) ?? code;
}
