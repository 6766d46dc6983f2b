import { ContainerModule } from 'inversify';
import { KeepalivePinCounter } from '../../adapters/browser/keepalive-pin-counter.ts';
import { KeepaliveEventSender } from '../../adapters/browser/keepalive-event-sender.ts';
import { OwnScriptDeployment } from '../../adapters/browser/own-script-deployment.ts';
import { ServiceWorkerOfflineSupport } from '../../adapters/browser/service-worker-offline-support.ts';
import * as lazy from '../lazy-tokens.ts';
import { lazyChunk } from '../lazy/lazy-chunk.ts';
import { clock } from '../lazy/clock-module.ts';
import { recentlyViewedModule } from '../lazy/recently-viewed-module.ts';
import { sharedGateways } from '../lazy/shared-gateways.ts';
import { provide } from '../provide.ts';
import { CsrfTokenToken } from '../tokens.ts';
import { attributionModule } from './attribution-module.ts';
import { browserStorages } from './browser-storages.ts';

const beside = new ContainerModule(({ bind }) => {
  provide(
    bind,
    lazy.PinCounterToken,
    { csrfToken: CsrfTokenToken },
    ({ csrfToken }) => new KeepalivePinCounter(csrfToken),
  );
  provide(
    bind,
    lazy.EventSenderToken,
    { csrfToken: CsrfTokenToken },
    ({ csrfToken }) => new KeepaliveEventSender(csrfToken),
  );
  provide(bind, lazy.DeploymentToken, {}, () => new OwnScriptDeployment());
  provide(
    bind,
    lazy.OfflineSupportToken,
    {},
    () => new ServiceWorkerOfflineSupport(document.documentElement.lang),
  );
});

/** The ports of work that waits until the page is idle. */
export const idleWorkChunk = lazyChunk(
  [...browserStorages, recentlyViewedModule, clock, sharedGateways, attributionModule, beside],
  {
    storage: lazy.KeyValueStorageToken,
    recentlyViewed: lazy.RecentlyViewedToken,
    attribution: lazy.AttributionToken,
    counter: lazy.PinCounterToken,
    eventSender: lazy.EventSenderToken,
    unseen: lazy.DeferredUnseenCountsToken,
    deferredLog: lazy.DeferredEventLogToken,
    deployment: lazy.DeploymentToken,
    offlineSupport: lazy.OfflineSupportToken,
    now: lazy.NowToken,
    wait: lazy.WaitToken,
  },
  (ports) => ports,
);
