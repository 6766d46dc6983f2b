import type { ProfileBoardFilter } from '../../boards/board-list.ts';
import type { Board } from '../../boards/board.ts';

/**
 * Whether a board passes the filter: archived boards only on request, groups have collaborators, secret ones are
 * secret.
 */
export function passesBoardFilter(
  board: Pick<Board, 'isArchived' | 'collaboratorCount' | 'privacy'>,
  filter: ProfileBoardFilter,
): boolean {
  if (filter === 'ARCHIVED') return board.isArchived;
  if (board.isArchived) return false;
  if (filter === 'GROUP') return board.collaboratorCount > 0;
  return filter === 'NONE' || board.privacy === 'secret';
}
