import type { DiscoveryIndexGateway } from '../ports/pins/discovery-index-gateway.ts';
import type { ListingGateway } from '../ports/pins/listing-gateway.ts';
import type { TodayGateway } from '../ports/pins/today-gateway.ts';

/** The ports of the pages of discovery. */
export type DiscoveryServices = {
  readonly listings: ListingGateway;
  readonly today: TodayGateway;
  readonly index: DiscoveryIndexGateway;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenDiscovery = () => Promise<DiscoveryServices>;
