import type { BoardShort } from '../boards/board.ts';
import type { UserId } from '../ids/ids.ts';
import { isQuickSaves } from '../saving/saved-place.ts';
import { mayOnBoard, mayRuleBoard, standingOnBoard } from '../permissions/board-access.ts';

/** The viewer's actions on a board. */
export interface BoardTools {
  /** The name, description and cover. */
  readonly edit: boolean;
  /** Its privacy, putting it away, deleting it. */
  readonly rule: boolean;
  readonly addSection: boolean;
  readonly editSection: boolean;
  readonly deleteSection: boolean;
  readonly movePins: boolean;
  readonly deletePins: boolean;
  readonly reorderPins: boolean;
  /** True when the viewer can act on several pins. */
  readonly organize: boolean;
}

type KnownBoard = Pick<
  BoardShort,
  'privacy' | 'owner' | 'collaboratedByMe' | 'collaboratorPermissions' | 'layout'
>;

/**
 * The viewer's tools on a board. The quick saves board is not shown as a board: its name and privacy are fixed, and it
 * cannot be deleted.
 */
export function boardTools(board: KnownBoard, viewerId: UserId | null): BoardTools {
  const standing = standingOnBoard(board, viewerId);
  const isFixed = isQuickSaves(board);
  const movePins = mayOnBoard(standing, 'pin_move');
  const deletePins = mayOnBoard(standing, 'pin_delete');
  const reorderPins = mayOnBoard(standing, 'board_edit');
  return {
    edit: mayOnBoard(standing, 'board_edit') && !isFixed,
    rule: mayRuleBoard(standing) && !isFixed,
    addSection: mayOnBoard(standing, 'section_add') && !isFixed,
    editSection: mayOnBoard(standing, 'section_edit'),
    deleteSection: mayOnBoard(standing, 'section_delete'),
    movePins,
    deletePins,
    reorderPins,
    organize: movePins || deletePins || reorderPins,
  };
}

/** Whether the viewer may report a board to the moderators: members may, except those who work on it. */
export function mayReportBoard(
  board: Pick<BoardShort, 'owner' | 'collaboratedByMe'>,
  viewerId: UserId | null,
): boolean {
  return viewerId !== null && board.owner?.entityId !== viewerId && !board.collaboratedByMe;
}
