import type { ColorKey } from '../feeds/color-group.ts';
import type { Relaxation, SearchAge, SearchKind } from './search-choices.ts';

/** A word that narrows a search when it is added to the query. */
export type Guide = {
  readonly term: string;
  readonly label: string;
  /** The colour of the best pin with this word, `#rrggbb`. */
  readonly color: string;
};

/** A value of a filter, and the number of pins with it. */
export type FacetValue<V extends string = string> = { readonly value: V; readonly count: number };

/** A price from `min` to less than `max`; null means no limit. */
export type PriceBand = {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly count: number;
};

/** The values of the filters that occur in a result. */
export type Facets = {
  readonly kind: readonly FacetValue<SearchKind>[];
  readonly color: readonly FacetValue<ColorKey>[];
  readonly price: readonly PriceBand[];
  readonly domain: readonly FacetValue[];
  readonly since: readonly FacetValue<SearchAge>[];
  /** Pins of people whom the viewer follows. */
  readonly followed: number;
};

/** A result with fewer pins is followed by pins like its best one. */
export const ENOUGH_RESULTS = 20;

/** What is known about a search besides its pins. Plain data, serializable as JSON. */
export type SearchFacts = {
  readonly guides: readonly Guide[];
  /** The query that was searched for instead of the given one; null when it was the given one. */
  readonly correctedQuery: string | null;
  readonly shoppingIntent: boolean;
  readonly facets: Facets;
  /** Why some pins do not have all words; null when all have them. */
  readonly relaxed: Relaxation | null;
  /** The number of pins with all words; they come first. */
  readonly exactCount: number;
  /** The index is being built: the result is incomplete. */
  readonly building: boolean;
};
