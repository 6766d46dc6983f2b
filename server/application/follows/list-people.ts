import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import { findPerson, type PersonName } from '../people/find-person.ts';
import { profileViews, type ProfileView } from '../people/profile-views.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';
import type { FollowPage, Placed } from '../ports/people/follows.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { parseFollowPlace, placedPage } from './follow-place.ts';

/** The kind of list: followers of a user or a board, followed people, or people whom the viewer has blocked. */
export type PeopleList =
  | { readonly kind: 'followers' | 'following'; readonly of: PersonName }
  | { readonly kind: 'board_followers'; readonly boardId: BoardId }
  | { readonly kind: 'blocked'; readonly by: UserId };

export type ListPeopleQuery = {
  readonly list: PeopleList;
  readonly viewerId: ViewerId;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
};

export type ListPeopleOutcome =
  | { readonly kind: 'page'; readonly people: readonly ProfileView[]; readonly next: string | null }
  /** The subject of the list is missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type ListPeopleDeps = { readonly store: StoreReader };

/** A page of people, newest first. */
export class ListPeople {
  readonly #deps: ListPeopleDeps;

  constructor(deps: ListPeopleDeps) {
    this.#deps = deps;
  }

  async run({ list, viewerId, position, limit }: ListPeopleQuery): Promise<ListPeopleOutcome> {
    const after = parseFollowPlace(position);
    if (after === undefined) return { kind: 'bad_position' };
    const read = await this.#read(list, viewerId, { after, limit: limit + 1 });
    if (read === undefined) return { kind: 'not_found' };
    const { items, next } = placedPage(read, limit);
    const ids = items.map(({ id }) => id);
    return { kind: 'page', people: await profileViews(this.#deps.store, ids, viewerId), next };
  }

  async #read(
    list: PeopleList,
    viewerId: ViewerId,
    page: FollowPage,
  ): Promise<readonly Placed<UserId>[] | undefined> {
    const { boards, users, follows, blocks } = this.#deps.store;
    if (list.kind === 'blocked') return blocks.blockedBy(list.by, page);
    if (list.kind === 'board_followers') {
      const [board] = await boards.shortViews([list.boardId], viewerId);
      if (board === undefined || !canSeeBoard(board, viewerId)) return undefined;
      return follows.followersOfBoard(list.boardId, page);
    }
    const user = await findPerson(users, list.of);
    if (user === undefined) return undefined;
    return list.kind === 'followers' ? follows.followersOf(user.id, page) : follows.followedBy(user.id, page);
  }
}
