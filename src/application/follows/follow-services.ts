import type { BoardPage } from '../ports/boards/board-gateway.ts';
import type { FollowGateway, PeoplePage, PeopleSource, TopicPage } from '../ports/people/follow-gateway.ts';
import type { ReadList } from './read-list.ts';

/** The use-cases of following. Lists of followed things are addressed by the username. */
export type FollowServices = {
  readonly follows: Omit<FollowGateway, 'people' | 'boards' | 'topics'>;
  readonly listPeople: ReadList<PeopleSource, PeoplePage>;
  readonly listFollowedBoards: ReadList<string, BoardPage>;
  readonly listFollowedTopics: ReadList<string, TopicPage>;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenFollows = () => Promise<FollowServices>;
