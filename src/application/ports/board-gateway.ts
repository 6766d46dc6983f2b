import type { Board, BoardPrivacy } from '../../domain/boards/board.ts';
import type { Refused } from './refused.ts';

export type NewBoard = { readonly name: string; readonly privacy: BoardPrivacy };
export type CreateBoardOutcome = { readonly kind: 'created'; readonly board: Board } | Refused;
export type BoardPage = { readonly boards: readonly Board[]; readonly bookmark: string | null };

/** Boards. @throws {ServiceError} */
export interface BoardGateway {
  /** `slug` may also be a board's id. Undefined: missing, or not for this viewer. */
  find(username: string, slug: string): Promise<Board | undefined>;
  /**
   * Boards of a person that the viewer may see, last used first. Undefined: no such person. A bookmark that the
   * server no longer knows gives `'expired'`: begin again.
   */
  ofUser(username: string, bookmark: string | null): Promise<BoardPage | 'expired' | undefined>;
  create(board: NewBoard): Promise<CreateBoardOutcome>;
}
