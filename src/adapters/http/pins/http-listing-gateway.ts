import type { ListingGateway } from '../../../application/ports/pins/listing-gateway.ts';
import type { DiscoveryArea, ListingFacts } from '../../../domain/listings/listing-facts.ts';
import type { Listing } from '../../../domain/listings/listing.ts';
import { areasFromWire, listingFactsFromWire } from '../../../../wire/listing-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';
import { listedProducts } from './listing-options.ts';

/** Facts about lists over the resource calls. */
export class HttpListingGateway implements ListingGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async facts(listing: Listing): Promise<ListingFacts | undefined> {
    const answer = await this.#calls.get('ListingFacts', { of: listing.kind, ...optionsOf(listing) });
    return answer.kind === 'failed' ? undefined : listingFactsFromWire(answer.data);
  }

  async areas(): Promise<readonly DiscoveryArea[]> {
    const answer = await this.#calls.get('DiscoveryAreas', {});
    return answer.kind === 'failed' ? [] : areasFromWire(answer.data);
  }
}

function optionsOf(listing: Listing) {
  switch (listing.kind) {
    case 'videos':
      return { category_id: listing.topicId };
    case 'products':
      return listedProducts(listing);
    case 'domain':
      return { domain: listing.domain };
  }
}
