import { ContainerModule } from 'inversify';
import { HttpSearchGateway } from '../../adapters/http/search/http-search-gateway.ts';
import { SearchGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';

/** The gateway of search and suggestions. */
export const searchGateway = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, SearchGatewayToken, HttpSearchGateway),
);
