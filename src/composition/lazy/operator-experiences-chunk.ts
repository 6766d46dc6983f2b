import { ContainerModule } from 'inversify';
import { HttpOperatorExperienceGateway } from '../../adapters/http/people/http-operator-experience-gateway.ts';
import { OperatorExperienceGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateway = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, OperatorExperienceGatewayToken, HttpOperatorExperienceGateway),
);

/** The experiences that operators write. */
export const operatorExperiencesChunk = lazyChunk(
  [gateway],
  { operatorExperiences: OperatorExperienceGatewayToken },
  ({ operatorExperiences }) => operatorExperiences,
);
