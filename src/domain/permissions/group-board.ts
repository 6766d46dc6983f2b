import type { BoardShort } from '../boards/board.ts';
import type { UserId } from '../ids/ids.ts';

/** How the viewer is related to a board with collaborators. */
export type GroupBoard = 'not_group' | 'own_group' | 'collaborated' | 'group_of_others';

/** A board is a group board as soon as one collaborator has accepted. */
export function groupBoard(
  board: Pick<BoardShort, 'owner' | 'collaboratedByMe' | 'collaboratorCount'>,
  viewerId: UserId | null,
): GroupBoard {
  if (board.collaboratorCount < 1) return 'not_group';
  if (viewerId === null) return 'group_of_others';
  if (board.owner?.entityId === viewerId) return 'own_group';
  return board.collaboratedByMe ? 'collaborated' : 'group_of_others';
}
