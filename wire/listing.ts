import type { DiscoveryArea, ListedPrices } from '../src/domain/listings/listing-facts.ts';
import type { WireTopic } from './topic.ts';

/** What is known of a list of pins of one kind besides its pins. */
export interface WireListingFacts {
  pin_count: number;
  /** Without the filters for products. */
  unfiltered_count: number;
  /** The topic that was asked for. */
  category: WireTopic | null;
  /** General topics of these pins; `pin_count` is the number of pins of this list. */
  categories: readonly WireTopic[];
  domains: readonly { readonly value: string; readonly count: number }[];
  prices: readonly ListedPrices[];
  in_stock: number;
}

export interface WireArea {
  kind: DiscoveryArea['kind'];
  count: number;
}

export interface WireDiscoveryState {
  state: 'ready' | 'building';
}
