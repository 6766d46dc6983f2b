import { HttpConsentGateway } from '../../adapters/http/people/http-consent-gateway.ts';
import { ContainerModule } from 'inversify';
import { ConsentGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, ConsentGatewayToken, HttpConsentGateway),
);

/** The ports of decisions about cookies. */
export const consentChunk = lazyChunk([gateways], { consent: ConsentGatewayToken }, (ports) => ports);
