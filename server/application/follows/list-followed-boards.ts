import { findPerson, type PersonName } from '../people/find-person.ts';
import type { StoreReader } from '../ports/store.ts';
import type { BoardView, ViewerId } from '../ports/pins/views.ts';
import { parseFollowPlace, placedPage } from './follow-place.ts';

export type ListFollowedBoardsQuery = {
  readonly of: PersonName;
  readonly viewerId: ViewerId;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
};

export type ListFollowedBoardsOutcome =
  | { readonly kind: 'page'; readonly boards: readonly BoardView[]; readonly next: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type ListFollowedBoardsDeps = { readonly store: StoreReader };

/** A page of the boards that a user follows, as far as the viewer may find them; newest first. */
export class ListFollowedBoards {
  readonly #deps: ListFollowedBoardsDeps;

  constructor(deps: ListFollowedBoardsDeps) {
    this.#deps = deps;
  }

  async run({ of, viewerId, position, limit }: ListFollowedBoardsQuery): Promise<ListFollowedBoardsOutcome> {
    const { users, boards, follows } = this.#deps.store;
    const after = parseFollowPlace(position);
    if (after === undefined) return { kind: 'bad_position' };
    const user = await findPerson(users, of);
    if (user === undefined) return { kind: 'not_found' };
    const read = await follows.boardsFollowedBy(user.id, viewerId, { after, limit: limit + 1 });
    const { items, next } = placedPage(read, limit);
    const ids = items.map(({ id }) => id);
    return { kind: 'page', boards: await boards.views(ids, viewerId), next };
  }
}
