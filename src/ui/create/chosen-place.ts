import type { BoardShort } from '../../domain/boards/board.ts';
import type { DraftValues } from '../../domain/drafts/draft.ts';
import { preselectedBoard } from '../../domain/saving/save-target.ts';

/**
 * Where a pin goes: to the chosen place, else to the board that was used last (with few boards to the profile).
 * A board that is not among the boards any more counts as not chosen.
 * @param boards the viewer's, last used first; null while they are not known
 */
export function chosenPlace(
  chosen: DraftValues['place'],
  boards: readonly BoardShort[] | null,
): NonNullable<DraftValues['place']> {
  const isThere =
    boards === null || chosen === null || chosen.boardId === null || boards.some(isOf(chosen.boardId));
  if (chosen !== null && isThere) return chosen;
  const boardId = boards === null ? null : (preselectedBoard('inline', boards)?.entityId ?? null);
  return { boardId, sectionId: null };
}

function isOf(id: BoardShort['entityId']): (board: BoardShort) => boolean {
  return ({ entityId }) => entityId === id;
}
