import type { DiscoveryArea, ListingFacts } from '../../../domain/listings/listing-facts.ts';
import type { Listing } from '../../../domain/listings/listing.ts';

/** What is known of lists of all pins of one kind; `FeedGateway` has their pins. @throws {ServiceError} */
export interface ListingGateway {
  /** Undefined: there is no such topic. */
  facts(listing: Listing): Promise<ListingFacts | undefined>;
  /** The areas of discovery that have enough pins for a page. */
  areas(): Promise<readonly DiscoveryArea[]>;
}
