import { payload, resource } from './declare.ts';

/** An entry of a list to choose from. */
export type WireChoice = { readonly code: string; readonly name: string };

const CHOICES = payload<readonly WireChoice[]>('codes and names');

/** Lists of languages, countries and business types for forms. */
export const PLACE_CALLS = {
  listLocales: resource({
    name: 'LocalesResource',
    action: 'get',
    endpointName: 'locales_get',
    says: 'Lists the languages, each in its own words, so that everybody finds it.',
    who: 'A',
    params: {},
    answer: CHOICES,
  }),
  listCountries: resource({
    name: 'CountriesResource',
    action: 'get',
    endpointName: 'countries_get',
    says: 'Lists the countries in the caller’s language, in its alphabetical order.',
    who: 'A',
    params: {},
    answer: CHOICES,
  }),
  listBusinessTypes: resource({
    name: 'BusinessTypesResource',
    action: 'get',
    endpointName: 'business_types_get',
    says: 'Lists the kinds of businesses.',
    who: 'A',
    params: {},
    answer: CHOICES,
  }),
};
