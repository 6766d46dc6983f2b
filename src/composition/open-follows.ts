import { HttpFollowGateway } from '../adapters/http/http-follow-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { FollowBoard } from '../application/follows/follow-board.ts';
import { FollowPerson } from '../application/follows/follow-person.ts';
import type { FollowServices } from '../application/follows/follow-services.ts';
import { ListFollowedBoards } from '../application/follows/list-followed-boards.ts';
import { ListPeople } from '../application/follows/list-people.ts';

/** The use-cases of following over HTTP; a chunk of its own. */
export function openFollows(calls: ResourceClient): FollowServices {
  const follows = { follows: new HttpFollowGateway(calls) };
  return {
    followPerson: new FollowPerson(follows),
    followBoard: new FollowBoard(follows),
    listPeople: new ListPeople(follows),
    listFollowedBoards: new ListFollowedBoards(follows),
  };
}
