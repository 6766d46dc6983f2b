import type { BoardSort, ProfileBoardFilter } from '../../../src/domain/boards/board-list.ts';
import { findPerson, type PersonName } from '../accounts/find-person.ts';
import type { StoreReader } from '../ports/store.ts';
import type { BoardView, ViewerId } from '../ports/views.ts';

export type ListBoardsQuery = {
  readonly owner: PersonName;
  readonly viewerId: ViewerId;
  readonly sort: BoardSort;
  readonly filter: ProfileBoardFilter;
  readonly privacy: 'all' | 'public' | 'protected' | 'secret';
  readonly groupByVisibility: boolean;
  readonly includeArchived: boolean;
  readonly offset: number;
  readonly limit: number;
};

export type ListBoardsOutcome =
  /** `next` is the offset of the next page, null on the last one. */
  | { readonly kind: 'page'; readonly boards: readonly BoardView[]; readonly next: number | null }
  | { readonly kind: 'not_found' };

type ListBoardsDeps = { readonly store: Pick<StoreReader, 'users' | 'boards'> };

/** A page of somebody's boards, as far as the viewer may find them. */
export class ListBoards {
  readonly #deps: ListBoardsDeps;

  constructor(deps: ListBoardsDeps) {
    this.#deps = deps;
  }

  async run({ owner: name, viewerId, ...options }: ListBoardsQuery): Promise<ListBoardsOutcome> {
    const { users, boards } = this.#deps.store;
    const owner = await findPerson(users, name);
    if (owner === undefined) return { kind: 'not_found' };
    const { offset, limit } = options;
    const ids = await boards.listOf(owner.id, viewerId, { ...options, limit: limit + 1 });
    return {
      kind: 'page',
      boards: await boards.views(ids.slice(0, limit), viewerId),
      next: ids.length > limit ? offset + limit : null,
    };
  }
}
