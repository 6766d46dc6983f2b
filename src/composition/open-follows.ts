import { HttpFollowGateway } from '../adapters/http/http-follow-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { FollowBoard } from '../application/follows/follow-board.ts';
import { FollowPerson } from '../application/follows/follow-person.ts';
import { FollowTopic } from '../application/follows/follow-topic.ts';
import type { FollowServices } from '../application/follows/follow-services.ts';
import { ListTopics } from '../application/follows/list-topics.ts';
import { ReadList } from '../application/follows/read-list.ts';

/** The use-cases of following over HTTP; a chunk of its own. */
export function openFollows(calls: ResourceClient): FollowServices {
  const follows = new HttpFollowGateway(calls);
  return {
    followPerson: new FollowPerson({ follows }),
    followBoard: new FollowBoard({ follows }),
    listPeople: new ReadList({ read: (source, bookmark) => follows.people(source, bookmark) }),
    listFollowedBoards: new ReadList({ read: (username, bookmark) => follows.boards(username, bookmark) }),
    followTopic: new FollowTopic({ follows }),
    listFollowedTopics: new ReadList({ read: (username, bookmark) => follows.topics(username, bookmark) }),
    listTopics: new ListTopics({ follows }),
  };
}
