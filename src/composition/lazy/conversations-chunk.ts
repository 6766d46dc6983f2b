import { ContainerModule } from 'inversify';
import { HttpConversationGateway } from '../../adapters/http/people/http-conversation-gateway.ts';
import { ConversationGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateway = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, ConversationGatewayToken, HttpConversationGateway),
);

/** Messages between people. */
export const conversationsChunk = lazyChunk(
  [gateway],
  { conversations: ConversationGatewayToken },
  ({ conversations }) => conversations,
);
