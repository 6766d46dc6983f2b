import type { BoardPage } from '../ports/boards/board-gateway.ts';
import type { FollowGateway, PeoplePage, PeopleSource, TopicPage } from '../ports/people/follow-gateway.ts';
import type { ReadList } from './read-list.ts';

/** The use-cases of following. Lists of followed things are addressed by the username. */
export type FollowServices = {
  readonly follows: Pick<FollowGateway, 'followPerson' | 'followBoard' | 'followTopic' | 'allTopics'>;
  readonly listPeople: ReadList<PeopleSource, PeoplePage>;
  readonly listFollowedBoards: ReadList<string, BoardPage>;
  readonly listFollowedTopics: ReadList<string, TopicPage>;
};

/** Fetches them when they are needed for the first time. @throws {ServiceError} when their code does not come */
export type OpenFollows = () => Promise<FollowServices>;
