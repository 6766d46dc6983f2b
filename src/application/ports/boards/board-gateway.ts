import type { BoardSort, ProfileBoardFilter } from '../../../domain/boards/board-list.ts';
import type { Board, BoardPrivacy } from '../../../domain/boards/board.ts';
import type { Refused } from '../refused.ts';

export type NewBoard = {
  readonly name: string;
  readonly privacy: BoardPrivacy;
  readonly description?: string;
};
export type CreateBoardOutcome = { readonly kind: 'created'; readonly board: Board } | Refused;

/** Which boards of a person, and in which order. Default: all, last used first. */
export type BoardListQuery = {
  readonly username: string;
  readonly sort?: BoardSort;
  readonly filter?: ProfileBoardFilter;
  /** Default: true. */
  readonly includeArchived?: boolean;
  /** Boards per page. Default: 25. */
  readonly pageSize?: number;
};

export type BoardPage = {
  readonly boards: readonly Board[];
  readonly bookmark: string | null;
};

/** Boards. @throws {ServiceError} */
export interface BoardGateway {
  /** `slug` may also be a board's id. Undefined: missing, or hidden from this viewer. */
  find(username: string, slug: string): Promise<Board | undefined>;
  /**
   * The boards of a person that the viewer may see. Undefined: no such person. `'expired'`: the server no longer knows
   * the bookmark; start again.
   */
  ofUser(query: BoardListQuery, bookmark: string | null): Promise<BoardPage | 'expired' | undefined>;
  create(board: NewBoard): Promise<CreateBoardOutcome>;
}
