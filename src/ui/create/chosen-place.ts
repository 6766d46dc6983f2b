import type { BoardShort } from '../../domain/boards/board.ts';
import type { DraftValues } from '../../domain/drafts/draft.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import { preselectedBoard } from '../../domain/saving/save-target.ts';

/**
 * Where a pin goes: to the chosen place, else to the board that was used last (with few boards to the profile).
 * A board that is not among the boards any more counts as not chosen.
 * @param meant the board that the person came from to make pins for
 * @param boards the viewer's, last used first; null while they are not known
 */
export function chosenPlace(
  chosen: DraftValues['place'],
  boards: readonly BoardShort[] | null,
  meant: BoardId | null = null,
): NonNullable<DraftValues['place']> {
  const isThere =
    boards === null || chosen === null || chosen.boardId === null || boards.some(isOf(chosen.boardId));
  if (chosen !== null && isThere) return chosen;
  return { boardId: boards === null ? null : usualBoard(boards, meant), sectionId: null };
}

function usualBoard(boards: readonly BoardShort[], meant: BoardId | null): BoardId | null {
  if (meant !== null && boards.some(isOf(meant))) return meant;
  return preselectedBoard('inline', boards)?.entityId ?? null;
}

function isOf(id: BoardShort['entityId']): (board: BoardShort) => boolean {
  return ({ entityId }) => entityId === id;
}
