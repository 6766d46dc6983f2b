import type { BoardSort, ProfileBoardFilter } from '../../../../src/domain/boards/board-list.ts';
import type { BoardId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { BoardRecord, CollaboratorRecord } from '../records.ts';
import type { BoardShortView, BoardView, ViewerId } from '../pins/views.ts';

export interface BoardReader {
  find(id: BoardId): Promise<BoardRecord | undefined>;
  /** By its slug or one that it had before; compare with the record's slug to tell. */
  findBySlug(ownerId: UserId, slug: string): Promise<BoardRecord | undefined>;
  findQuickSaves(ownerId: UserId): Promise<BoardRecord | undefined>;
  /** Permissions of an accepted collaborator of this board; undefined when the user is none. */
  permissionsOf(boardId: BoardId, userId: UserId): Promise<readonly string[] | undefined>;
  /** The slugs that this user's boards have had, now or before, and whose they are. */
  slugsOf(ownerId: UserId): Promise<ReadonlyMap<string, BoardId>>;
  countOf(ownerId: UserId): Promise<number>;
  /** In the order of `ids`; unknown ones are left out. Visibility is the caller's business. */
  views(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardView[]>;
  shortViews(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardShortView[]>;
  /**
   * Ids of the owner's boards that the viewer may find in a list (own: all that the filters allow; of others
   * public ones that are not archived, and those shared with the viewer that the filters allow), in the order of
   * `sort`, starting at `offset`. Nobody else finds boards of a deactivated owner.
   *
   * The orders are those of the domain's `boardOrder`; alphabetical is without regard to case and accents, and the
   * same for every language. Equal ones are newest first, under `oldest` oldest first. `groupByVisibility` puts
   * secret boards last.
   */
  listOf(
    ownerId: UserId,
    viewer: ViewerId,
    options: {
      readonly sort: BoardSort;
      readonly filter: ProfileBoardFilter;
      readonly privacy: 'all' | 'public' | 'protected' | 'secret';
      readonly groupByVisibility: boolean;
      readonly includeArchived: boolean;
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<readonly BoardId[]>;
  /** All boards that are the user's or shared with the user, but no archived ones, last used first. */
  withinReachOf(userId: UserId): Promise<readonly BoardShortView[]>;
}

/** What of a board can be changed. */
export type BoardChange = Partial<
  Pick<
    BoardRecord,
    | 'name'
    | 'slug'
    | 'description'
    | 'category'
    | 'privacy'
    | 'coverPinId'
    | 'coverCrop'
    | 'isArchived'
    | 'allowHomefeedRecommendations'
    | 'collaboratorInvitesEnabled'
    | 'orderModifiedAt'
  >
>;

export interface BoardRepository extends BoardReader {
  /** Counters of the record are ignored: a new board is empty. @throws {NotUnique} `slug`, `quick_saves` */
  insert(board: BoardRecord): Promise<void>;
  /**
   * Changes the named fields. The board keeps the slugs that it had. Its pins enter and leave lists, and are counted
   * as saves or no more, with its privacy. An unknown id is fine. @throws {NotUnique} `slug` of another board
   */
  update(id: BoardId, change: BoardChange): Promise<void>;
  /** Removes it with its sections, pins, collaborators and followers. An unknown id is fine. */
  remove(id: BoardId): Promise<void>;
  /** The owner's own order: `ids` first, the others after them as they stood. Ids of no board of the owner are fine. */
  order(ownerId: UserId, ids: readonly BoardId[], time: number): Promise<void>;
  /** Invites or accepts a collaborator, or changes what they may do; accepted ones are counted on the board. */
  putCollaborator(boardId: BoardId, userId: UserId, as: CollaboratorRecord): Promise<void>;
  /** Somebody who is no collaborator is fine. */
  removeCollaborator(boardId: BoardId, userId: UserId): Promise<void>;
}
