import type { BoardPage } from '../ports/boards/board-gateway.ts';
import type { PeoplePage, PeopleSource, TopicPage } from '../ports/people/follow-gateway.ts';
import type { FollowBoard } from './follow-board.ts';
import type { FollowPerson } from './follow-person.ts';
import type { FollowTopic } from './follow-topic.ts';
import type { ListTopics } from './list-topics.ts';
import type { ReadList } from './read-list.ts';

/** The use-cases of following. Lists of followed things are addressed by the username. */
export type FollowServices = {
  readonly followPerson: FollowPerson;
  readonly followBoard: FollowBoard;
  readonly listPeople: ReadList<PeopleSource, PeoplePage>;
  readonly listFollowedBoards: ReadList<string, BoardPage>;
  readonly followTopic: FollowTopic;
  readonly listFollowedTopics: ReadList<string, TopicPage>;
  readonly listTopics: ListTopics;
};

/** Fetches them when they are needed for the first time. @throws {ServiceError} when their code does not come */
export type OpenFollows = () => Promise<FollowServices>;
