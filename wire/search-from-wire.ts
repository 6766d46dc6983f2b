import { COLOR_GROUPS } from '../src/domain/feeds/color-group.ts';
import { RELAXATIONS, SEARCH_AGES, SEARCH_KINDS } from '../src/domain/search/search-choices.ts';
import type { FacetValue, Facets, SearchFacts } from '../src/domain/search/search-facts.ts';
import type { Suggestion } from '../src/domain/search/suggestion.ts';
import type { UserShort } from '../src/domain/users/user.ts';
import { isBuilding } from './index-state-from-wire.ts';
import { count, flag, listOf, numberOrNull, objectsOf, oneOf, rawObject, text, textOrNull } from './raw.ts';
import { userShortFromWire } from './user-from-wire.ts';

const COLOR_KEYS = COLOR_GROUPS.map(({ key }) => key);

/** A page of a search without its items. Never throws: missing or malformed fields are empty. */
export function searchFactsFromWire(value: unknown): SearchFacts {
  const raw = rawObject(value);
  return {
    guides: objectsOf(raw.guides, (guide) => ({
      term: text(guide.term),
      label: text(guide.display) || text(guide.term),
      color: text(guide.dominant_color),
    })).filter(({ term }) => term !== '' && !term.includes(',')),
    correctedQuery: textOrNull(raw.corrected_query),
    shoppingIntent: flag(raw.shopping_intent),
    facets: facetsFromWire(raw.facets),
    relaxed: oneOf(raw.relaxed, RELAXATIONS, null),
    exactCount: count(raw.exact_count),
    building: isBuilding(raw),
  };
}

/** The first people whose name the query of a page is. */
export function namedPeopleFromWire(value: unknown): readonly UserShort[] {
  return objectsOf(rawObject(value).people, userShortFromWire).filter(({ username }) => username !== '');
}

function facetsFromWire(value: unknown): Facets {
  const raw = rawObject(value);
  return {
    kind: valuesOf(raw.kind, SEARCH_KINDS),
    color: valuesOf(raw.color, COLOR_KEYS),
    price: objectsOf(raw.price, (band) => ({
      min: numberOrNull(band.min),
      max: numberOrNull(band.max),
      currency: text(band.currency),
      count: count(band.count),
    })),
    domain: objectsOf(raw.domain, (host) => ({ value: text(host.value), count: count(host.count) })),
    since: valuesOf(raw.since, SEARCH_AGES),
    followed: count(raw.followed),
  };
}

function valuesOf<V extends string>(list: unknown, known: readonly V[]): FacetValue<V>[] {
  return listOf(list, (item) => {
    const raw = rawObject(item);
    const value = oneOf(raw.value, known, null);
    return value === null ? null : { value, count: count(raw.count) };
  });
}

const KINDS: Readonly<Record<string, Suggestion['kind']>> = {
  query: 'query',
  user: 'user',
  board: 'board',
  interest: 'topic',
};

/** Suggestions; items of unknown kinds are skipped, and so are those that lead to another site. */
export function suggestionsFromWire(value: unknown): readonly Suggestion[] {
  return listOf(rawObject(value).items, (item) => {
    const raw = rawObject(item);
    const kind = KINDS[text(raw.type)];
    const href = text(raw.url);
    const label = text(raw.label);
    if (kind === undefined || label === '' || !/^\/(?![/\\])/.test(href)) return null;
    const imageUrl = textOrNull(raw.image_url);
    return { kind, label, href, imageUrl, color: null, recent: flag(raw.is_recent) };
  });
}
