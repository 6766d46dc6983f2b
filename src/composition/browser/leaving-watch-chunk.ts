import { ContainerModule } from 'inversify';
import { KeepaliveClickRecorder } from '../../adapters/browser/keepalive-click-recorder.ts';
import * as lazy from '../lazy-tokens.ts';
import { clock } from '../lazy/clock-module.ts';
import { lazyChunk } from '../lazy/lazy-chunk.ts';
import { sharedGateways } from '../lazy/shared-gateways.ts';
import { provide } from '../provide.ts';
import { CsrfTokenToken } from '../tokens.ts';
import { attributionModule } from './attribution-module.ts';
import { browserKeyValues } from './browser-key-values.ts';
import { randomId } from './random-id.ts';

const recorder = new ContainerModule(({ bind }) =>
  provide(
    bind,
    lazy.ClickRecorderToken,
    { csrfToken: CsrfTokenToken, wait: lazy.WaitToken },
    (deps) => new KeepaliveClickRecorder({ ...deps, newId: randomId }),
  ),
);

/** The ports of the handler of links that leave the site. */
export const leavingWatchChunk = lazyChunk(
  [browserKeyValues, clock, recorder, attributionModule, sharedGateways],
  {
    clicks: lazy.ClickRecorderToken,
    events: lazy.EventLogToken,
    attribution: lazy.AttributionToken,
    storage: lazy.KeyValueStorageToken,
    now: lazy.NowToken,
  },
  (ports) => ports,
);
