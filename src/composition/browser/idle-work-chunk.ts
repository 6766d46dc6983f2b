import { ContainerModule } from 'inversify';
import { KeepalivePinCounter } from '../../adapters/browser/keepalive-pin-counter.ts';
import { OwnScriptDeployment } from '../../adapters/browser/own-script-deployment.ts';
import { ServiceWorkerOfflineHelper } from '../../adapters/browser/service-worker-offline-helper.ts';
import * as late from '../late-tokens.ts';
import { latePart } from '../late/late-part.ts';
import { recentlyViewedModule } from '../late/recently-viewed-module.ts';
import { provide } from '../provide.ts';
import { CsrfTokenToken } from '../tokens.ts';
import { browserStorages } from './browser-storages.ts';

const beside = new ContainerModule(({ bind }) => {
  provide(
    bind,
    late.PinCounterToken,
    { csrfToken: CsrfTokenToken },
    ({ csrfToken }) => new KeepalivePinCounter(csrfToken),
  );
  provide(bind, late.DeploymentToken, {}, () => new OwnScriptDeployment());
  provide(bind, late.OfflineHelperToken, {}, () => new ServiceWorkerOfflineHelper());
});

/** The ports of what can wait until a page has come to rest. */
export const idleWorkChunk = latePart(
  [...browserStorages, recentlyViewedModule, beside],
  {
    storage: late.KeyValueStorageToken,
    recentlyViewed: late.RecentlyViewedToken,
    counter: late.PinCounterToken,
    deployment: late.DeploymentToken,
    offlineHelper: late.OfflineHelperToken,
    now: late.NowToken,
  },
  (ports) => ports,
);
