import type { PeopleSource } from '../../application/ports/people/follow-gateway.ts';

/** What a list of people is called in the store; no username holds a slash. */
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

/** What the list of boards that somebody follows is called. */
export function followedBoardsName(username: string): string {
  return `${username.toLowerCase()}/following`;
}
