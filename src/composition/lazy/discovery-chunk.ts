import { ContainerModule } from 'inversify';
import { HttpDiscoveryIndexGateway } from '../../adapters/http/pins/http-discovery-index-gateway.ts';
import { HttpListingGateway } from '../../adapters/http/pins/http-listing-gateway.ts';
import { HttpTodayGateway } from '../../adapters/http/pins/http-today-gateway.ts';
import type { DiscoveryServices } from '../../application/discovery/discovery-services.ts';
import { DiscoveryIndexGatewayToken, ListingGatewayToken, TodayGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, ListingGatewayToken, HttpListingGateway);
  provideHttpGateway(bind, TodayGatewayToken, HttpTodayGateway);
  provideHttpGateway(bind, DiscoveryIndexGatewayToken, HttpDiscoveryIndexGateway);
});

/** The ports of the pages of discovery. */
export const chunk = lazyChunk(
  [gateways],
  { listings: ListingGatewayToken, today: TodayGatewayToken, index: DiscoveryIndexGatewayToken },
  (services): DiscoveryServices => services,
);
