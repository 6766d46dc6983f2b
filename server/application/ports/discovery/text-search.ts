import type { PinId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { Relaxation, SearchAge, SearchKind } from '../../../../src/domain/search/search-choices.ts';
import type { ViewerExclusions } from './search-reader.ts';

/** What a search for pins is limited to; null: not limited. */
export type SearchFilters = {
  readonly kind: SearchKind | null;
  /** The key of a colour group, or any colour as `#rrggbb`. */
  readonly color: string | null;
  /** In units of the currency; the maximum does not belong to the range. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly currency: string | null;
  readonly domain: string | null;
  readonly since: SearchAge | null;
  readonly followed: boolean;
};

export const NO_FILTERS: SearchFilters = {
  kind: null,
  color: null,
  priceMin: null,
  priceMax: null,
  currency: null,
  domain: null,
  since: null,
  followed: false,
};

/** What the names and words of topics say of a query, so that it is understood where no pin has its words. */
export type TopicHints = {
  /** Words of topics that are those of the query, or much like them. */
  readonly words: readonly string[];
  /** Names that consist of such words. */
  readonly names: readonly { readonly name: string; readonly topic: TopicId }[];
};

/** A search for pins in the index. */
export type TextQuestion = {
  readonly text: string;
  readonly filters: SearchFilters;
  /** False: searches for the words as they are written. */
  readonly mayCorrect: boolean;
  /** True: words are never taken for the beginnings of longer ones. */
  readonly wholeWords?: true;
  /** Groups of synonyms besides those of the program, each a line of words with commas between them. */
  readonly synonyms: readonly string[];
  /** Absent: the names of topics in English alone. */
  readonly hints?: TopicHints;
  readonly excluded: ViewerExclusions;
  /** The people whom the viewer follows. */
  readonly followed: readonly UserId[];
  /** ms since the epoch; the age of pins counts from here. */
  readonly now: number;
  readonly offset: number;
  readonly limit: number;
};

export type TextAnswer = {
  /** From `offset` on, best first; less than `limit` at the end. */
  readonly pins: readonly PinId[];
  /** How many pins the whole result has. */
  readonly total: number;
  /** How many of them contain all words; they come first. */
  readonly exactCount: number;
  readonly relaxed: Relaxation | null;
  readonly correctedQuery: string | null;
  readonly shoppingIntent: boolean;
  readonly guides: readonly Guide[];
  readonly facets: Facets;
};

/** A word that narrows a search. `pin`: the best one with it. */
export type Guide = { readonly term: string; readonly color: string; readonly pin: PinId };

export type FacetValue<V extends string = string> = { readonly value: V; readonly count: number };

/** How many pins there are with each value, if it were the only value of that filter. Values without pins are left out. */
export type Facets = {
  readonly kind: readonly FacetValue<SearchKind>[];
  readonly color: readonly FacetValue[];
  readonly price: readonly PriceBand[];
  readonly domain: readonly FacetValue[];
  readonly since: readonly FacetValue<SearchAge>[];
  readonly followed: number;
};

/** `min` belongs to the band, `max` does not; null: no limit. */
export type PriceBand = {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly count: number;
};

/** A beginning of a query, for which suggestions are wanted. */
export type SuggestQuestion = {
  readonly text: string;
  /** `tags`: hashtags alone, with their `#`. */
  readonly want: 'queries' | 'tags';
  readonly limit: number;
};
