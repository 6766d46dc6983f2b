import { ContainerModule } from 'inversify';
import { HttpListingGateway } from '../../adapters/http/pins/http-listing-gateway.ts';
import { HttpTodayGateway } from '../../adapters/http/pins/http-today-gateway.ts';
import type { DiscoveryServices } from '../../application/discovery/discovery-services.ts';
import { ListingGatewayToken, TodayGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, ListingGatewayToken, HttpListingGateway);
  provideHttpGateway(bind, TodayGatewayToken, HttpTodayGateway);
});

/** The ports of the pages of discovery. */
export const chunk = lazyChunk(
  [gateways],
  { listings: ListingGatewayToken, today: TodayGatewayToken },
  (services): DiscoveryServices => services,
);
