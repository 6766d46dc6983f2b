import { ContainerModule } from 'inversify';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { readCookie } from '../../adapters/browser/cookies.ts';
import { XhrHttpClient } from '../../adapters/browser/xhr-http-client.ts';
import { FetchHttpClient } from '../../adapters/http/fetch-http-client.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** People in a browser, on the server that sent them the page. */
export function browserModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, tokens.HttpClientToken, {}, () => new FetchHttpClient());
    provide(bind, tokens.UploadHttpClientToken, {}, () => new XhrHttpClient());
    provideValue(bind, tokens.CsrfTokenToken, () => readCookie('csrftoken'));
    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
  });
}
