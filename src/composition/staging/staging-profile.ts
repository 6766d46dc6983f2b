import { ContainerModule } from 'inversify';
import { BrowserAttribution } from '../../adapters/browser/browser-attribution.ts';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { KeepaliveClickRecorder } from '../../adapters/browser/keepalive-click-recorder.ts';
import { KeepaliveEventSender } from '../../adapters/browser/keepalive-event-sender.ts';
import { KeepalivePinCounter } from '../../adapters/browser/keepalive-pin-counter.ts';
import { XhrHttpClient } from '../../adapters/browser/xhr-http-client.ts';
import { FetchHttpClient } from '../../adapters/http/client/fetch-http-client.ts';
import { HttpSourceGateway } from '../../adapters/http/media/http-source-gateway.ts';
import type { OtherOriginApi } from '../../adapters/http/other-origin-api.ts';
import { OtherOriginSourceGateway } from '../../adapters/http/other-origin-source-gateway.ts';
import { InstrumentedHttpClient } from '../../adapters/http/client/instrumented-http-client.ts';
import { browserStorages } from '../browser/browser-storages.ts';
import { randomId } from '../browser/random-id.ts';
import { httpModule } from '../http-module.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide, provideValue } from '../provide.ts';
import * as tokens from '../tokens.ts';

/** The app as static files in a browser, with the API at another origin. */
export function stagingProfile(api: OtherOriginApi): readonly ContainerModule[] {
  const staging = new ContainerModule(({ bind }) => {
    const contact = { contact: tokens.ServerEventsToken };
    provide(
      bind,
      tokens.HttpClientToken,
      contact,
      (deps) => new InstrumentedHttpClient(new FetchHttpClient(api.fetch), deps.contact),
    );
    provide(
      bind,
      tokens.UploadHttpClientToken,
      contact,
      (deps) => new InstrumentedHttpClient(new XhrHttpClient(api), deps.contact),
    );
    provideValue(bind, tokens.FetchStoragesToken, () => Promise.resolve(browserStorages));
    provideValue(bind, tokens.CsrfTokenToken, api.token);
    provide(bind, tokens.LoggerToken, {}, () => new ConsoleLogger());
  });
  return [staging, httpModule(() => 'card')];
}

/**
 * Overrides for a site on another origin than its API. There is no service worker, because the offline page needs a
 * server; so no recently viewed pins are stored.
 */
export function stagingOverrides(api: OtherOriginApi): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(
      bind,
      lazy.ClickRecorderToken,
      { wait: lazy.WaitToken },
      ({ wait }) =>
        new KeepaliveClickRecorder({ csrfToken: api.token, send: api.fetch, newId: randomId, wait }),
    );
    provide(bind, lazy.AttributionToken, {}, () => new BrowserAttribution(api.fetch));
    provide(bind, lazy.EventSenderToken, {}, () => new KeepaliveEventSender(api.token, api.fetch));
    provide(bind, lazy.PinCounterToken, {}, () => new KeepalivePinCounter(api.token, api.fetch));
    provide(
      bind,
      lazy.SourceGatewayToken,
      { calls: tokens.ResourceClientToken },
      ({ calls }) => new OtherOriginSourceGateway(new HttpSourceGateway(calls), api.origin),
    );
    provideValue(bind, lazy.OfflineSupportToken, { setUp: () => Promise.resolve(false) });
    provideValue(bind, lazy.SessionMarkToken, () => null);
  });
}
