import type { BoardSort, ProfileBoardFilter } from '../../../../src/domain/boards/board-list.ts';
import type { BoardId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { BoardRecord, CollaboratorRecord } from '../records.ts';
import type { BoardShortView, BoardView, ViewerId } from '../pins/views.ts';

export interface BoardReader {
  find(id: BoardId): Promise<BoardRecord | undefined>;
  /** By its current slug or a former one; compare with the record's slug to tell which. */
  findBySlug(ownerId: UserId, slug: string): Promise<BoardRecord | undefined>;
  /** The same by the current username of the owner, who is not deactivated. Ignores the case of the username. */
  idAt(username: string, slug: string): Promise<BoardId | undefined>;
  findQuickSaves(ownerId: UserId): Promise<BoardRecord | undefined>;
  /** Permissions of an accepted collaborator of this board; undefined for other users. */
  permissionsOf(boardId: BoardId, userId: UserId): Promise<readonly string[] | undefined>;
  /** The current and former slugs of this user's boards, each with the board that it belongs to. */
  slugsOf(ownerId: UserId): Promise<ReadonlyMap<string, BoardId>>;
  countOf(ownerId: UserId): Promise<number>;
  /** In the order of `ids`; unknown ids are omitted. The caller checks the visibility. */
  views(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardView[]>;
  shortViews(ids: readonly BoardId[], viewer: ViewerId): Promise<readonly BoardShortView[]>;
  /**
   * Ids of the owner's boards that the viewer may find in a list, in the order of `sort`, starting at `offset`. Owners
   * find all of their boards that the filters allow. Others find public boards that are not archived, and boards shared
   * with them that the filters allow. Boards of a deactivated owner are found by the owner only.
   *
   * The orders are those of the domain's `boardOrder`. Equal boards are sorted newest first, under `oldest` oldest first. `groupByVisibility` puts secret
   * boards last.
   */
  listOf(
    ownerId: UserId,
    viewer: ViewerId,
    options: {
      readonly sort: BoardSort;
      /** The reader's locale, for the alphabetical order. */
      readonly locale: string;
      readonly filter: ProfileBoardFilter;
      readonly privacy: 'all' | 'public' | 'protected' | 'secret';
      readonly groupByVisibility: boolean;
      readonly includeArchived: boolean;
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<readonly BoardId[]>;
  /** All boards that the user owns or shares, without archived ones, last used first. */
  withinReachOf(userId: UserId): Promise<readonly BoardShortView[]>;
}

/** The fields of a board that can be changed. */
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
   * Changes the named fields. The board keeps its former slugs. A change of privacy adds its pins to lists and save
   * counts, or removes them. An unknown id is fine. @throws {NotUnique} `slug` of another board
   */
  update(id: BoardId, change: BoardChange): Promise<void>;
  /** Removes the board with its sections, pins, collaborators and followers. An unknown id is fine. */
  remove(id: BoardId): Promise<void>;
  /**
   * Stores the owner's own order: `ids` first, then the other boards in their current order. Ids of foreign boards are
   * fine.
   */
  order(ownerId: UserId, ids: readonly BoardId[], time: number): Promise<void>;
  /** Invites or accepts a collaborator, or changes the permissions. The board counts accepted collaborators. */
  putCollaborator(boardId: BoardId, userId: UserId, as: CollaboratorRecord): Promise<void>;
  /** A user who is not a collaborator is fine. */
  removeCollaborator(boardId: BoardId, userId: UserId): Promise<void>;
}
