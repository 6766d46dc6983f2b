import type { WireListingFacts } from '../../../../wire/listing.ts';
import type { ListedTopic, ListingFacts } from '../../../application/feeds/listing-feed.ts';
import type { SerializationContext } from './serialization-context.ts';
import { topicToWire } from './topic-to-wire.ts';

/** Prices are offered in steps of the smallest unit, so that a limit belongs to one range alone. */
const CENT = 0.01;

/** What is known of a list of pins of one kind. */
export function listingFactsToWire(
  { topic, topics, total, unfiltered, domains, prices, inStock }: ListingFacts,
  context: Pick<SerializationContext, 'baseUrl' | 'readerLanguage'>,
): WireListingFacts {
  const toWire = (listed: ListedTopic) => topicToWire({ ...listed, covers: [] }, context);
  return {
    pin_count: total,
    unfiltered_count: unfiltered,
    category: topic === null ? null : toWire(topic),
    categories: topics.map(toWire),
    domains,
    prices: prices.map((band) => ({ ...band, max: band.max === null ? null : band.max - CENT })),
    in_stock: inStock,
  };
}
