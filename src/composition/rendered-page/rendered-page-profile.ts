import { ContainerModule } from 'inversify';
import type { HttpClient } from '../../adapters/http/client/http-client.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import { httpModule } from '../http-module.ts';
import { inMemoryStorages } from '../in-memory-storages.ts';
import { provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** Other clients read the pins of boards and sections in a page's state, so these are complete. */
function pinForm({ kind }: FeedSource): 'full' | 'card' {
  return kind === 'board' || kind === 'section' ? 'full' : 'card';
}

/** A page rendered on the server: reads go to the server's own handler, and there are no writes. */
export function renderedPageProfile(http: HttpClient, logger: Logger): readonly ContainerModule[] {
  const page = new ContainerModule(({ bind }) => {
    provideValue(bind, tokens.HttpClientToken, http);
    provideValue(bind, tokens.UploadHttpClientToken, http);
    provideValue(bind, tokens.FetchStoragesToken, () => Promise.resolve([inMemoryStorages]));
    provideValue(bind, tokens.CsrfTokenToken, () => null);
    provideValue(bind, tokens.LoggerToken, logger);
  });
  return [page, httpModule(pinForm)];
}
