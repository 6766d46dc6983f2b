import { ContainerModule } from 'inversify';
import { HttpFollowGateway } from '../../adapters/http/people/http-follow-gateway.ts';
import type { FollowServices } from '../../application/follows/follow-services.ts';
import { ReadList } from '../../application/follows/read-list.ts';
import { FollowGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) =>
  provideHttpGateway(bind, FollowGatewayToken, HttpFollowGateway),
);

/** The use-cases of following. */
export const followsChunk = lazyChunk(
  [gateways],
  { follows: FollowGatewayToken },
  ({ follows }): FollowServices => ({
    follows,
    listPeople: new ReadList({ read: (source, bookmark) => follows.people(source, bookmark) }),
    listFollowedBoards: new ReadList({ read: (username, bookmark) => follows.boards(username, bookmark) }),
    listFollowedTopics: new ReadList({ read: (username, bookmark) => follows.topics(username, bookmark) }),
  }),
);
