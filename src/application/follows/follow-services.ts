import type { FollowBoard } from './follow-board.ts';
import type { FollowPerson } from './follow-person.ts';
import type { ListFollowedBoards } from './list-followed-boards.ts';
import type { ListPeople } from './list-people.ts';

/** The use-cases of following. */
export type FollowServices = {
  readonly followPerson: FollowPerson;
  readonly followBoard: FollowBoard;
  readonly listPeople: ListPeople;
  readonly listFollowedBoards: ListFollowedBoards;
};

/** Fetches them when they are needed for the first time. @throws {ServiceError} when their code does not come */
export type OpenFollows = () => Promise<FollowServices>;
