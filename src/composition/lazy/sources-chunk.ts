import { ContainerModule } from 'inversify';
import { HttpSourceGateway } from '../../adapters/http/media/http-source-gateway.ts';
import { FindOwnMatches } from '../../application/sources/find-own-matches.ts';
import { ReadSource } from '../../application/sources/read-source.ts';
import type { SourceServices } from '../../application/sources/source-services.ts';
import { SourceGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, SourceGatewayToken, HttpSourceGateway),
);

/** The use-cases for pins from other sites. */
export const chunk = lazyChunk([gateways], { sources: SourceGatewayToken }, (deps): SourceServices => ({
  readSource: new ReadSource(deps),
  findOwnMatches: new FindOwnMatches(deps),
}));
