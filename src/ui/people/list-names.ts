import type { PeopleSource } from '../../application/ports/follow-gateway.ts';

/** What a list of people is called in the store; no username holds a slash. */
export function peopleListName(source: PeopleSource): string {
  return source.kind === 'blocked' ? source.kind : `${source.username.toLowerCase()}/${source.kind}`;
}

/** What the list of boards that somebody follows is called. */
export function followedBoardsName(username: string): string {
  return `${username.toLowerCase()}/following`;
}
