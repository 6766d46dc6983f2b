import { ContainerModule } from 'inversify';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { KeepalivePinCounter } from '../../adapters/browser/keepalive-pin-counter.ts';
import { XhrHttpClient } from '../../adapters/browser/xhr-http-client.ts';
import { FetchHttpClient } from '../../adapters/http/client/fetch-http-client.ts';
import { HttpSourceGateway } from '../../adapters/http/media/http-source-gateway.ts';
import type { OtherOriginApi } from '../../adapters/http/other-origin-api.ts';
import { OtherOriginSourceGateway } from '../../adapters/http/other-origin-source-gateway.ts';
import { WatchedHttpClient } from '../../adapters/http/client/watched-http-client.ts';
import { browserStorages } from '../browser/browser-storages.ts';
import { httpModule } from '../http-module.ts';
import * as late from '../late-tokens.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** People in a browser, in an app of static files that calls the API of another origin. */
export function stagingProfile(api: OtherOriginApi): readonly ContainerModule[] {
  const staging = new ContainerModule(({ bind }) => {
    const contact = { contact: tokens.ServerContactToken };
    provide(
      bind,
      tokens.HttpClientToken,
      contact,
      (deps) => new WatchedHttpClient(new FetchHttpClient(api.fetch), deps.contact),
    );
    provide(
      bind,
      tokens.UploadHttpClientToken,
      contact,
      (deps) => new WatchedHttpClient(new XhrHttpClient(api), deps.contact),
    );
    provideValue(bind, tokens.FetchStoragesToken, () => Promise.resolve(browserStorages));
    provideValue(bind, tokens.CsrfTokenToken, api.token);
    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
  });
  return [staging, httpModule(() => 'card')];
}

/**
 * What of the browser's late parts is different here. There is no service worker, whose offline page needs a server;
 * so nothing is kept of the pins that somebody has seen.
 */
export function stagingOverrides(api: OtherOriginApi): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, late.PinCounterToken, {}, () => new KeepalivePinCounter(api.token, api.fetch));
    provide(
      bind,
      late.SourceGatewayToken,
      { calls: tokens.ResourceClientToken },
      ({ calls }) => new OtherOriginSourceGateway(new HttpSourceGateway(calls), api.origin),
    );
    provideValue(bind, late.OfflineHelperToken, { setUp: () => Promise.resolve(false) });
    provideValue(bind, late.SessionMarkToken, () => null);
  });
}
