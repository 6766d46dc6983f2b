import { ContainerModule } from 'inversify';
import { HttpFeedTunerGateway } from '../../adapters/http/people/http-feed-tuner-gateway.ts';
import { HttpFollowGateway } from '../../adapters/http/people/http-follow-gateway.ts';
import { HttpOnboardingGateway } from '../../adapters/http/people/http-onboarding-gateway.ts';
import type { FollowServices } from '../../application/follows/follow-services.ts';
import { ReadList } from '../../application/follows/read-list.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';
import { AssemblyToken } from '../assembly.ts';
import { FeedTunerGatewayToken, FollowGatewayToken, OnboardingGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, FollowGatewayToken, HttpFollowGateway);
  provideHttpGateway(bind, FeedTunerGatewayToken, HttpFeedTunerGateway);
  provideHttpGateway(bind, OnboardingGatewayToken, HttpOnboardingGateway);
});

/** The use-cases of following. */
export const chunk = lazyChunk(
  [gateways],
  {
    follows: FollowGatewayToken,
    tuner: FeedTunerGatewayToken,
    onboarding: OnboardingGatewayToken,
    assembly: AssemblyToken,
  },
  ({ follows, tuner, onboarding, assembly }): FollowServices => ({
    follows,
    tuner,
    onboarding,
    listPeople: new ReadList({ read: (source, bookmark) => follows.people(source, bookmark) }),
    listFollowedBoards: new ReadList({ read: (username, bookmark) => follows.boards(username, bookmark) }),
    listFollowedTopics: new ReadList({ read: (username, bookmark) => follows.topics(username, bookmark) }),
    listFeedSources: new ReadList({ read: (tab, bookmark) => tuner.sources(tab, bookmark) }),
    openConversations: async () => {
      const { conversationsChunk } = await fetchScript(() => import('./conversations-chunk.ts'));
      return assembly.open(conversationsChunk);
    },
  }),
);
