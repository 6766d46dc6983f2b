import { ContainerModule } from 'inversify';
import { HttpExperienceGateway } from '../../adapters/http/people/http-experience-gateway.ts';
import { ExperienceGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, ExperienceGatewayToken, HttpExperienceGateway),
);

/** The port of experiences. */
export const experiencesChunk = lazyChunk(
  [gateways],
  { experiences: ExperienceGatewayToken },
  (ports) => ports,
);
