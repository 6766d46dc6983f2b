import { ContainerModule } from 'inversify';
import { HttpRelatedGateway } from '../../adapters/http/pins/http-related-gateway.ts';
import type { RelatedServices } from '../../application/pins/related-services.ts';
import { RelatedGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, RelatedGatewayToken, HttpRelatedGateway),
);

/** What goes with an open pin. */
export const chunk = lazyChunk(
  [gateways],
  { related: RelatedGatewayToken },
  ({ related }): RelatedServices => ({ related }),
);
