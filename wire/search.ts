import type { Relaxation, SearchAge, SearchKind } from '../src/domain/search/search-choices.ts';
import type { WireBoard } from './board.ts';
import type { WirePinCard } from './pin-card.ts';
import type { WirePin } from './pin.ts';
import type { WireUser, WireUserShort } from './user.ts';

/** An item of a search: a pin, a board or a person, by the scope. */
export type WireFound = WirePin | WirePinCard | WireBoard | WireUser;

/** A word that narrows the search: the next query is the present one with `term` behind it. */
export interface WireGuide {
  term: string;
  display: string;
  /** Its place among the guides, from 0. */
  position: number;
  /** The colour of the best pin with this word, `#rrggbb`. */
  dominant_color: string;
}

/** A value of a filter, and the number of pins when it is set in addition to the other filters. */
export interface WireFacetValue<V extends string> {
  value: V;
  count: number;
}

/** The numbers of a band are limits: `min` belongs to it, `max` to the next one; null means no limit. */
export interface WirePriceBand {
  min: number | null;
  max: number | null;
  /** The currency of most products in the result. */
  currency: string;
  count: number;
}

/** The values of the filters that occur in the result. Values without pins are omitted. */
export interface WireFacets {
  kind: WireFacetValue<SearchKind>[];
  /** Keys of colour groups: `red`, `orange` … `black`. */
  color: WireFacetValue<string>[];
  price: WirePriceBand[];
  /** The 12 most frequent hosts. */
  domain: WireFacetValue<string>[];
  since: WireFacetValue<SearchAge>[];
  /** Pins of people whom the viewer follows; 0 for visitors. */
  followed: number;
}

/**
 * A page of a search. Everything besides `results` and `people` describes the whole search, and is the same on every
 * page.
 */
export interface WireSearchPage {
  results: WireFound[];
  guides: WireGuide[];
  /** The query that was searched for instead of the given one; null when it was the given one. */
  corrected_query: string | null;
  /** The query is about products: they come first. */
  shopping_intent: boolean;
  facets: WireFacets;
  /** Why pins without all of the words are among the results; null when there are none. */
  relaxed: Relaxation | null;
  /** The number of pins that contain all of the words; they come first. 0 for boards and people. */
  exact_count: number;
  /** `building`: the index is being built, and the results are not complete yet. */
  state: 'ready' | 'building';
  /** The first people whose name the query is; only on the first page of the scope `pins`, and only if there are some. */
  people?: WireUserShort[];
}

/** A page of which nothing is known: behind the last one, or of things that the index does not hold. */
export const EMPTY_SEARCH_PAGE: WireSearchPage = {
  results: [],
  guides: [],
  corrected_query: null,
  shopping_intent: false,
  facets: { kind: [], color: [], price: [], domain: [], since: [], followed: 0 },
  relaxed: null,
  exact_count: 0,
  state: 'ready',
};

/** A suggestion while a query is being typed. */
export interface WireTypeaheadItem {
  type: 'query' | 'user' | 'board' | 'interest';
  label: string;
  /** The id of the person, board or topic; null for a query. */
  id: string | null;
  /** The query to search for; null for people, boards and topics. */
  query: string | null;
  /** The path of the page that it leads to. */
  url: string;
  image_url: string | null;
  /** A query of the viewer's own that can be removed. */
  is_recent: boolean;
}

/** A query that the viewer has searched for. */
export interface WireRecentQuery {
  query: string;
  time: string;
}
