import type { DiscoveryArea, ListingFacts } from '../src/domain/listings/listing-facts.ts';
import { count, listOf, numberOrNull, objectsOf, oneOf, rawObject, text } from './raw.ts';
import { topicFromWire } from './topic-from-wire.ts';

/** The facts of a list. Never throws: missing or malformed fields are empty. */
export function listingFactsFromWire(value: unknown): ListingFacts {
  const raw = rawObject(value);
  return {
    pinCount: count(raw.pin_count),
    unfilteredCount: count(raw.unfiltered_count),
    topic: raw.category == null ? null : topicFromWire(raw.category),
    topics: listOf(raw.categories, topicFromWire),
    domains: objectsOf(raw.domains, (domain) => ({ value: text(domain.value), count: count(domain.count) })),
    prices: objectsOf(raw.prices, (range) => ({
      min: numberOrNull(range.min),
      max: numberOrNull(range.max),
      currency: text(range.currency),
      count: count(range.count),
    })),
    inStock: count(raw.in_stock),
  };
}

/** Areas of unknown kinds are skipped. */
export function areasFromWire(value: unknown): readonly DiscoveryArea[] {
  return listOf(value, (item) => {
    const raw = rawObject(item);
    const kind = oneOf(raw.kind, ['today', 'videos', 'products'] as const, null);
    return kind === null ? null : { kind, count: count(raw.count) };
  });
}
