import type { BoardListQuery } from '../../../application/ports/boards/board-gateway.ts';
import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import type { ProfileView } from '../../../domain/surfaces/profile-view.ts';

type ProfileRoute = RouteOf<'profile'>;

/** A list of boards: its query, and its name in the store. */
export type NamedBoardList = { readonly name: string; readonly query: BoardListQuery };

/** The boards of a profile. `view` holds the owner's preferences; null for another person's profile. */
export function profileBoardList(username: string, view: ProfileView | null): NamedBoardList {
  const sort = view?.boardSort ?? 'last_pinned_to';
  const filter = view?.boardFilter ?? 'NONE';
  const usual = sort === 'last_pinned_to' && filter === 'NONE';
  return {
    name: usual ? username : `${username}:${sort}:${filter}`,
    query: {
      username,
      sort,
      filter,
      includeArchived: filter === 'ARCHIVED',
    },
  };
}

/** The pins of a tab of a profile; null for the tab of boards. */
export function profileFeed({ username, tab }: ProfileRoute, view: ProfileView | null): FeedSource | null {
  if (tab === 'created') return { kind: 'created', username };
  if (tab !== 'saved') return null;
  const filter = view?.pinFilter ?? 'NONE';
  return { kind: 'user-pins', username, ...(filter === 'NONE' ? {} : { filter }) };
}
