import { FirstUseGuide } from '../../application/first-use/first-use-guide.ts';
import { ExperienceGatewayToken, KeyValueStorageToken } from '../lazy-tokens.ts';
import { LoggerToken } from '../tokens.ts';
import { experienceGateway } from './experiences-chunk.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

/** The guide for new members. */
export const chunk = lazyChunk(
  [sharedGateways, experienceGateway],
  { experiences: ExperienceGatewayToken, storage: KeyValueStorageToken, logger: LoggerToken },
  (deps) => new FirstUseGuide(deps),
);
