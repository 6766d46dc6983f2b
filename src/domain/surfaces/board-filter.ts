import type { ProfileBoardFilter } from '../boards/board-list.ts';
import type { Board } from '../boards/board.ts';

/** Archived boards show only when asked for; groups have collaborators; secret ones are secret. */
export function passesBoardFilter(
  board: Pick<Board, 'isArchived' | 'collaboratorCount' | 'privacy'>,
  filter: ProfileBoardFilter,
): boolean {
  if (filter === 'ARCHIVED') return board.isArchived;
  if (board.isArchived) return false;
  if (filter === 'GROUP') return board.collaboratorCount > 0;
  return filter === 'NONE' || board.privacy === 'secret';
}
