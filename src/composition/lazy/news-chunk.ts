import { ContainerModule } from 'inversify';
import { HttpNewsGateway } from '../../adapters/http/people/http-news-gateway.ts';
import { NewsGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateway = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, NewsGatewayToken, HttpNewsGateway),
);

/** The viewer's own notifications. */
export const newsChunk = lazyChunk([gateway], { news: NewsGatewayToken }, ({ news }) => news);
