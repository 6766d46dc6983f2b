import type { Topic } from '../topics/topic.ts';

/** What is known of a whole list besides its pins. */
export type ListingFacts = {
  /** With the filters. */
  readonly pinCount: number;
  /** Without the filters for products. */
  readonly unfilteredCount: number;
  /** The topic of the list; null for a list about everything. */
  readonly topic: Topic | null;
  /** General topics of its pins, the largest first; `pinCount` is the number of pins of this list. */
  readonly topics: readonly Topic[];
  /** What each value of a filter would leave. */
  readonly domains: readonly { readonly value: string; readonly count: number }[];
  readonly prices: readonly ListedPrices[];
  /** How many products were in stock when their page was last read. */
  readonly inStock: number;
};

/** Products within a range of prices; both limits belong to it. Null: no limit. */
export type ListedPrices = {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly count: number;
};

/** Lists of pins with enough pins for a page, and articles of today if there are any. */
export type DiscoveryArea = {
  readonly kind: 'today' | 'videos' | 'products';
  readonly count: number;
};
