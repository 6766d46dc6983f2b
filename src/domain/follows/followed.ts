import type { BoardShort } from '../boards/board.ts';
import type { BoardId, UserId } from '../ids/ids.ts';
import type { Topic } from '../topics/topic.ts';
import type { Pin } from '../pins/pin.ts';
import type { User, UserShort } from '../users/user.ts';

/* Each function returns the same object when nothing changes, so that a store can detect that. */

/** Updates a person after following or unfollowing them, including their count. */
export function withPersonFollowed<Person extends UserShort & Partial<Pick<User, 'followerCount'>>>(
  person: Person,
  followed: boolean,
): Person {
  if (person.explicitlyFollowedByMe === followed) return person;
  const { followerCount } = person;
  return {
    ...person,
    explicitlyFollowedByMe: followed,
    ...(followerCount === undefined ? {} : { followerCount: counted(followerCount, followed) }),
  };
}

/** Updates a board after it was followed or unfollowed. */
export function withBoardFollowed<Board extends BoardShort>(board: Board, followed: boolean): Board {
  if (board.followedByMe === followed) return board;
  return { ...board, followedByMe: followed, followerCount: counted(board.followerCount, followed) };
}

/** Updates a topic after it was followed or unfollowed. */
export function withTopicFollowed(topic: Topic, followed: boolean): Topic {
  if (topic.followedByMe === followed) return topic;
  return { ...topic, followedByMe: followed, followerCount: counted(topic.followerCount, followed) };
}

/** Updates a board after its owner was followed or unfollowed. */
export function withOwnerFollowed<Board extends BoardShort>(
  board: Board,
  personId: UserId,
  followed: boolean,
): Board {
  if (board.owner?.entityId !== personId) return board;
  const owner = withPersonFollowed(board.owner, followed);
  return owner === board.owner ? board : { ...board, owner };
}

const PEOPLE_OF_PIN = [
  'pinner',
  'closeupAttribution',
  'nativeCreator',
  'originPinner',
  'viaPinner',
  'promoter',
] as const;

/** Updates every mention of a person in a pin: the person and the owner of the board. */
export function pinWithPersonFollowed(pin: Pin, personId: UserId, followed: boolean): Pin {
  let changed = pin;
  for (const role of PEOPLE_OF_PIN) {
    const person = pin[role];
    if (person?.entityId === personId && person.explicitlyFollowedByMe !== followed)
      changed = { ...changed, [role]: withPersonFollowed(person, followed) };
  }
  const board = pin.board && withOwnerFollowed(pin.board, personId, followed);
  return board === pin.board ? changed : { ...changed, board };
}

/** Updates a pin after its board was followed or unfollowed. */
export function pinWithBoardFollowed(pin: Pin, boardId: BoardId, followed: boolean): Pin {
  if (pin.board?.entityId !== boardId) return pin;
  const board = withBoardFollowed(pin.board, followed);
  return board === pin.board ? pin : { ...pin, board };
}

/** A count from the server may be older than the viewer's change, so it is limited to zero. */
function counted(count: number, more: boolean): number {
  return Math.max(0, count + (more ? 1 : -1));
}
