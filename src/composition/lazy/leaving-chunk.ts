import { ContainerModule } from 'inversify';
import { HttpOffsiteGateway } from '../../adapters/http/pins/http-offsite-gateway.ts';
import { CheckLinks } from '../../application/leaving/check-links.ts';
import type { LeavingServices } from '../../application/leaving/leaving-services.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide } from '../provide.ts';
import { HttpClientToken, LoggerToken, ResourceClientToken } from '../tokens.ts';
import { clock } from './clock-module.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) =>
  provide(
    bind,
    lazy.OffsiteGatewayToken,
    { calls: ResourceClientToken, http: HttpClientToken },
    ({ calls, http }) => new HttpOffsiteGateway(calls, http),
  ),
);

/** The use-cases of links that leave the site. */
export const chunk = lazyChunk(
  [clock, gateways],
  { offsite: lazy.OffsiteGatewayToken, logger: LoggerToken, wait: lazy.WaitToken, now: lazy.NowToken },
  (deps): LeavingServices => ({ offsite: deps.offsite, checkLinks: new CheckLinks(deps) }),
);
