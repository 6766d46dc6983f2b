import { ContainerModule } from 'inversify';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { readCookie } from '../../adapters/browser/cookies.ts';
import type { HttpClient } from '../../adapters/http/client/http-client.ts';
import { FetchHttpClient } from '../../adapters/http/client/fetch-http-client.ts';
import { InstrumentedHttpClient } from '../../adapters/http/client/instrumented-http-client.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';
import { httpModule } from '../http-module.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** Few visits upload anything, so this code is loaded with the first upload. */
const UPLOADS: HttpClient = {
  async send(request) {
    const { XhrHttpClient } = await fetchScript(() => import('../../adapters/browser/xhr-http-client.ts'));
    return new XhrHttpClient().send(request);
  },
};

/** The app in a browser, with the server that served the page. */
export function browserProfile(): readonly ContainerModule[] {
  const browser = new ContainerModule(({ bind }) => {
    const contact = { contact: tokens.ServerEventsToken };
    provide(
      bind,
      tokens.HttpClientToken,
      contact,
      (deps) => new InstrumentedHttpClient(new FetchHttpClient(), deps.contact),
    );
    provide(
      bind,
      tokens.UploadHttpClientToken,
      contact,
      (deps) => new InstrumentedHttpClient(UPLOADS, deps.contact),
    );
    provideValue(
      bind,
      tokens.FetchStoragesToken,
      async () => (await fetchScript(() => import('./browser-storages.ts'))).browserStorages,
    );
    provideValue(bind, tokens.CsrfTokenToken, () => readCookie('csrftoken'));
    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
  });
  return [browser, httpModule(() => 'card')];
}
