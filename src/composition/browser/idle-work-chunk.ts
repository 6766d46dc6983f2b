import { ContainerModule } from 'inversify';
import { KeepalivePinCounter } from '../../adapters/browser/keepalive-pin-counter.ts';
import { OwnScriptDeployment } from '../../adapters/browser/own-script-deployment.ts';
import { ServiceWorkerOfflineSupport } from '../../adapters/browser/service-worker-offline-support.ts';
import * as lazy from '../lazy-tokens.ts';
import { lazyChunk } from '../lazy/lazy-chunk.ts';
import { clock } from '../lazy/clock-module.ts';
import { recentlyViewedModule } from '../lazy/recently-viewed-module.ts';
import { provide } from '../provide.ts';
import { CsrfTokenToken } from '../tokens.ts';
import { browserStorages } from './browser-storages.ts';

const beside = new ContainerModule(({ bind }) => {
  provide(
    bind,
    lazy.PinCounterToken,
    { csrfToken: CsrfTokenToken },
    ({ csrfToken }) => new KeepalivePinCounter(csrfToken),
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
  [...browserStorages, recentlyViewedModule, clock, beside],
  {
    storage: lazy.KeyValueStorageToken,
    recentlyViewed: lazy.RecentlyViewedToken,
    counter: lazy.PinCounterToken,
    deployment: lazy.DeploymentToken,
    offlineSupport: lazy.OfflineSupportToken,
    now: lazy.NowToken,
  },
  (ports) => ports,
);
