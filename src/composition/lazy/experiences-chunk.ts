import { ContainerModule } from 'inversify';
import { HttpExperienceGateway } from '../../adapters/http/people/http-experience-gateway.ts';
import { DeferredUnseenCountsToken, EventLogToken, ExperienceGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

/** What people read and do. */
export const experienceGateway = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, ExperienceGatewayToken, HttpExperienceGateway),
);

/** The ports of experiences. */
export const experiencesChunk = lazyChunk(
  [sharedGateways, experienceGateway],
  { experiences: ExperienceGatewayToken, unseen: DeferredUnseenCountsToken, events: EventLogToken },
  (ports) => ports,
);
