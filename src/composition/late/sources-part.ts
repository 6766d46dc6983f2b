import { ContainerModule } from 'inversify';
import { HttpSourceGateway } from '../../adapters/http/media/http-source-gateway.ts';
import { FindOwnMatches } from '../../application/sources/find-own-matches.ts';
import { ReadSource } from '../../application/sources/read-source.ts';
import type { SourceServices } from '../../application/sources/source-services.ts';
import { SourceGatewayToken } from '../late-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { latePart } from './late-part.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, SourceGatewayToken, HttpSourceGateway),
);

/** The use-cases of pages as sources. */
export const sourcesPart = latePart([gateways], { sources: SourceGatewayToken }, (deps): SourceServices => ({
  readSource: new ReadSource(deps),
  findOwnMatches: new FindOwnMatches(deps),
}));
