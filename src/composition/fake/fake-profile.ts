import { ContainerModule } from 'inversify';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { InstrumentedHttpClient } from '../../adapters/http/client/instrumented-http-client.ts';
import { browserStorages } from '../browser/browser-storages.ts';
import { httpModule } from '../http-module.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';
import type { BackendChannel } from './backend-channel.ts';
import { BackendHttpClient } from './backend-http-client.ts';
import { cookieOf } from './page-cookies.ts';

/** The app in a browser, with the server inside the page. */
export function fakeProfile(backend: BackendChannel): readonly ContainerModule[] {
  const fake = new ContainerModule(({ bind }) => {
    const contact = { contact: tokens.ServerEventsToken };
    const client = new BackendHttpClient(backend, location.origin, document);
    provide(
      bind,
      tokens.HttpClientToken,
      contact,
      (deps) => new InstrumentedHttpClient(client, deps.contact),
    );
    provide(
      bind,
      tokens.UploadHttpClientToken,
      contact,
      (deps) => new InstrumentedHttpClient(client, deps.contact),
    );
    provideValue(bind, tokens.FetchStoragesToken, () => Promise.resolve(browserStorages));
    provideValue(bind, tokens.CsrfTokenToken, () => cookieOf(document.cookie, 'csrftoken'));
    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
  });
  return [fake, httpModule(() => 'card')];
}

/**
 * The service worker forwards requests to the server in a page. There is no offline page, so no recently viewed pins
 * are stored.
 */
export const fakeOverrides = new ContainerModule(({ bind }) => {
  provideValue(bind, lazy.OfflineSupportToken, { setUp: () => Promise.resolve(false) });
  provideValue(bind, lazy.SessionMarkToken, () => null);
});
