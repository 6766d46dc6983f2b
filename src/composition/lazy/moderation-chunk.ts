import { ContainerModule } from 'inversify';
import { HttpModerationGateway } from '../../adapters/http/people/http-moderation-gateway.ts';
import { ModerationGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateway = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, ModerationGatewayToken, HttpModerationGateway),
);

/** Reports, and what operators decide on them. */
export const moderationChunk = lazyChunk(
  [gateway],
  { moderation: ModerationGatewayToken },
  ({ moderation }) => moderation,
);
