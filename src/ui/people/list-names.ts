import type { PeopleSource } from '../../application/ports/people/follow-gateway.ts';

/** The name of a list of people in the store; usernames contain no slash. */
export function peopleListName(source: PeopleSource): string {
  switch (source.kind) {
    case 'blocked':
      return source.kind;
    case 'board-followers':
      return `${source.kind}/${source.boardId}`;
    default:
      return `${source.username.toLowerCase()}/${source.kind}`;
  }
}

/** The name of the list of boards that a person follows. */
export function followedBoardsName(username: string): string {
  return `${username.toLowerCase()}/following`;
}
