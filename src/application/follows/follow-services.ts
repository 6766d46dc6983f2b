import type { BoardPage } from '../ports/boards/board-gateway.ts';
import type { FeedTunerGateway, TunedPage } from '../ports/people/feed-tuner-gateway.ts';
import type { TunerTab } from '../../domain/feeds/feed-tuner.ts';
import type { ConversationGateway } from '../ports/people/conversation-gateway.ts';
import type { FollowGateway, PeoplePage, PeopleSource, TopicPage } from '../ports/people/follow-gateway.ts';
import type { OnboardingGateway } from '../ports/people/onboarding-gateway.ts';
import type { ReadList } from './read-list.ts';

/** The use-cases of following and of what follows feed, and a function that imports the gateway of messages. Lists of followed things are addressed by the username. */
export type FollowServices = {
  readonly follows: Omit<FollowGateway, 'people' | 'boards' | 'topics'>;
  readonly tuner: Pick<FeedTunerGateway, 'switchSource'>;
  readonly onboarding: OnboardingGateway;
  readonly listPeople: ReadList<PeopleSource, PeoplePage>;
  readonly listFollowedBoards: ReadList<string, BoardPage>;
  readonly listFollowedTopics: ReadList<string, TopicPage>;
  readonly listFeedSources: ReadList<TunerTab, TunedPage>;
  /** @throws {ServiceError} when the import fails */
  readonly openConversations: () => Promise<ConversationGateway>;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenFollows = () => Promise<FollowServices>;
