import { COLOR_GROUPS } from '../../src/domain/feeds/color-group.ts';
import { SEARCH_AGES, SEARCH_KINDS, SEARCH_SCOPES } from '../../src/domain/search/search-choices.ts';
import { anyColor, bool, decimal, int, knownOr, oneOf, text, textUpTo, unread } from '../params/kinds.ts';
import { optional, required, withDefault } from '../params/presence.ts';
import {
  EMPTY_SEARCH_PAGE,
  type WireFound,
  type WireRecentQuery,
  type WireSearchPage,
  type WireTypeaheadItem,
} from '../search.ts';
import { OK_PAYLOAD, payload, resource } from './declare.ts';

const DAY_MS = 86_400_000;
const SUGGESTIONS_MAX = 20;
const SUGGESTIONS_DEFAULT = 10;

const COLOR_KEYS = COLOR_GROUPS.map(({ key }) => key);

/**
 * The filters narrow a search for pins; the other scopes ignore them. They are not part of the contract of other
 * clients, which send none.
 */
const FILTERS = {
  kind: optional(oneOf(SEARCH_KINDS)),
  /** A colour group, or any colour: pins with large areas of it. */
  color: optional(anyColor(COLOR_KEYS)),
  /** Products of at least this price, in units of their currency. */
  price_min: optional(decimal({ min: 0 })),
  /** Products of less than this price. */
  price_max: optional(decimal({ min: 0 })),
  /** Only products with a price in this currency, such as `EUR`. */
  currency: optional(textUpTo(3)),
  /** Host of the pin's link without `www.` */
  domain: optional(textUpTo(253)),
  /** Made within this time. */
  since: optional(oneOf(SEARCH_AGES)),
  /** Only pins of people whom the viewer follows. */
  followed: withDefault(bool(), false),
};

/** The form of the pins: complete, or as cards for our own client. Both contain the same pins. */
const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };

/** `rs`, the origin of the query, changes nothing. */
const ORIGIN = { rs: optional(textUpTo(32)) };

const SEARCH = {
  action: 'get',
  who: 'A',
  params: {
    query: required(text('searchQuery')),
    scope: withDefault(oneOf(SEARCH_SCOPES), 'pins'),
    auto_correction_disabled: withDefault(bool(), false),
    ...FILTERS,
    ...ORIGIN,
    ...FORM,
  },
  errors: ['authentication_required', 'invalid_bookmark'],
} as const;

/** The tokens of both forms of a search are interchangeable. */
const LIST = {
  family: 'search',
  lifetime: DAY_MS,
  ignoring: [...Object.keys(FORM), ...Object.keys(ORIGIN)],
};

const TYPEAHEAD = {
  action: 'get',
  who: 'A',
  params: {
    term: required(text('searchQuery')),
    pin_scope: withDefault(knownOr(SEARCH_SCOPES, 'pins'), 'pins'),
    count: withDefault(int({ min: 1, max: SUGGESTIONS_MAX }), SUGGESTIONS_DEFAULT),
    /** Accepted from clients that send it, and ignored. */
    field_set_key: optional(unread()),
  },
  answer: payload<{ readonly items: readonly WireTypeaheadItem[] }>('suggestions, the best first'),
} as const;

/** Search, suggestions while a query is typed, and the viewer's recent queries. */
export const SEARCH_CALLS = {
  search: resource({
    ...SEARCH,
    name: 'BaseSearchResource',
    endpointName: 'base_search_get',
    says: 'Searches for pins, boards or people. With its filters, guides and the numbers of its facets.',
    list: { ...LIST, empty: () => EMPTY_SEARCH_PAGE },
    answer: payload<WireSearchPage>(
      'the results; pins in the form of cards have their people and boards once each in `data_people` and `data_boards` beside them',
    ),
  }),
  searchList: resource({
    ...SEARCH,
    name: 'SearchResource',
    endpointName: 'search_get',
    says: 'The same search as a plain list.',
    list: LIST,
    answer: payload<readonly WireFound[]>('pins, boards or people'),
  }),
  suggest: resource({
    ...TYPEAHEAD,
    name: 'AdvancedTypeaheadResource',
    endpointName: 'advanced_typeahead_get',
    says: 'Suggests queries, boards, topics and people that begin like a text; the viewer’s own recent queries first.',
  }),
  suggestHashtags: resource({
    ...TYPEAHEAD,
    name: 'HashtagTypeaheadResource',
    endpointName: 'hashtag_typeahead_get',
    says: 'Suggests hashtags that begin like a text, with or without `#`.',
  }),
  recentQueries: resource({
    name: 'TypeaheadClearRecentResource',
    action: 'get',
    endpointName: 'typeahead_clear_recent_get',
    says: 'Lists what the caller has searched for, the newest first.',
    who: 'S',
    params: {},
    answer: payload<readonly WireRecentQuery[]>('queries'),
  }),
  clearRecentQueries: resource({
    name: 'TypeaheadClearRecentResource',
    action: 'delete',
    endpointName: 'typeahead_clear_recent_delete',
    says: 'Removes one of the caller’s recent queries, or all of them where none is named.',
    who: 'S',
    params: { query: optional(textUpTo(200)) },
    answer: OK_PAYLOAD,
  }),
};
