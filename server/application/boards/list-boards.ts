import type { BoardSort, ProfileBoardFilter } from '../../../src/domain/boards/board-list.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import { findPerson, type PersonName } from '../people/find-person.ts';
import type { StoreReader } from '../ports/store.ts';
import type { BoardView, PersonView, PictureOfPin, ViewerId } from '../ports/pins/views.ts';

export type ListBoardsQuery = {
  readonly owner: PersonName;
  readonly viewerId: ViewerId;
  readonly sort: BoardSort;
  /** The viewer's locale, for the alphabetical order. */
  readonly locale: string;
  readonly filter: ProfileBoardFilter;
  readonly privacy: 'all' | 'public' | 'protected' | 'secret';
  readonly groupByVisibility: boolean;
  readonly includeArchived: boolean;
  /** Tiles at the beginning of the first page. */
  readonly tiles: readonly TileKind[];
  readonly offset: number;
  readonly limit: number;
};

export type TileKind = 'all_pins' | 'story_pins' | 'shopping_list';

/** A tile for a list of pins rather than for a board, as the viewer may see it. */
export type BoardTileView = {
  readonly kind: TileKind;
  readonly owner: PersonView;
  readonly pinCount: number;
  /** Pictures of the newest pins; at most 5. */
  readonly pictures: readonly PictureOfPin[];
};

export type ListBoardsOutcome =
  /** `next` is the offset of the next page, null on the last one. */
  | {
      readonly kind: 'page';
      readonly tiles: readonly BoardTileView[];
      readonly boards: readonly BoardView[];
      readonly next: number | null;
    }
  | { readonly kind: 'not_found' };

type ListBoardsDeps = { readonly store: Pick<StoreReader, 'users' | 'boards' | 'feeds'> };

const TILE_PICTURES = 5;

/** A page of a person's boards, as far as the viewer may find them. */
export class ListBoards {
  readonly #deps: ListBoardsDeps;

  constructor(deps: ListBoardsDeps) {
    this.#deps = deps;
  }

  async run({ owner: name, viewerId, tiles, ...options }: ListBoardsQuery): Promise<ListBoardsOutcome> {
    const { users, boards } = this.#deps.store;
    const owner = await findPerson(users, name);
    if (owner === undefined) return { kind: 'not_found' };
    const { offset, limit } = options;
    const ids = await boards.listOf(owner.id, viewerId, { ...options, limit: limit + 1 });
    const shown = await boards.views(ids.slice(0, limit), viewerId);
    return {
      kind: 'page',
      tiles: offset === 0 ? await this.#tiles(tiles, { ownerId: owner.id, viewerId, shown }) : [],
      boards: shown,
      next: ids.length > limit ? offset + limit : null,
    };
  }

  async #tiles(
    kinds: readonly TileKind[],
    list: {
      readonly ownerId: UserId;
      readonly viewerId: ViewerId;
      readonly shown: readonly BoardView[];
    },
  ): Promise<readonly BoardTileView[]> {
    const { ownerId, viewerId, shown } = list;
    if (kinds.length === 0) return [];
    const { users } = this.#deps.store;
    // The boards are read with their owner.
    const owner = shown[0]?.owner ?? (await users.views([ownerId], viewerId))[0];
    if (owner === undefined) return [];
    return await Promise.all(
      kinds.map(async (kind) => ({ kind, owner, ...(await this.#content(kind, ownerId, viewerId)) })),
    );
  }

  /** Stories and products are not available yet. */
  async #content(
    kind: TileKind,
    ownerId: UserId,
    viewerId: ViewerId,
  ): Promise<Pick<BoardTileView, 'pinCount' | 'pictures'>> {
    if (kind !== 'all_pins') return { pinCount: 0, pictures: [] };
    const { users, feeds } = this.#deps.store;
    const { pinCount } = await users.counts(ownerId, viewerId);
    const pictures = await feeds.picturesOfUser(ownerId, { viewer: viewerId, limit: TILE_PICTURES });
    return { pinCount, pictures };
  }
}
