import type { PinId, TopicId } from '../../../../src/domain/ids/ids.ts';
import type { FacetValue, PriceBand } from './text-search.ts';

/** A list of all pins of one kind or of one web domain, without a query. */
export type ListingQuestion = {
  /** Null: pins of every kind. */
  readonly kind: 'video' | 'product' | null;
  /** Only pins about this topic. */
  readonly topic: TopicId | null;
  /** Host of the link without `www.` */
  readonly domain: string | null;
  /** In units of the currency; both limits belong to the range. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Null with a price: the currency that most products have. */
  readonly currency: string | null;
  readonly inStock: boolean;
  readonly offset: number;
  readonly limit: number;
};

export type ListingAnswer = {
  /** From `offset` on, best first; less than `limit` at the end. */
  readonly pins: readonly PinId[];
  /** How many pins the whole list has. */
  readonly total: number;
  /** How many it has without the filters for products. */
  readonly unfiltered: number;
  /** The topics at the top of the tree that the pins of the list about everything are about, the largest first. */
  readonly topics: readonly { readonly topic: TopicId; readonly pinCount: number }[];
  /** What each filter would leave, if it were the only value of its kind. */
  readonly domains: readonly FacetValue[];
  readonly prices: readonly PriceBand[];
  readonly inStock: number;
};
