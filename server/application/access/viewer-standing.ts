import { BOARD_PERMISSIONS, type BoardPermission } from '../../../src/domain/boards/board-permission.ts';
import {
  boardStanding,
  mayReadBoard,
  type BoardStanding,
} from '../../../src/domain/permissions/board-access.ts';
import type { BoardShortView, ViewerId } from '../ports/pins/views.ts';

type KnownBoard = Pick<BoardShortView, 'board' | 'owner' | 'viewerPermissions'>;

/** The viewer's standing towards a board that was read for this viewer. */
export function standingOf({ board, viewerPermissions }: KnownBoard, viewerId: ViewerId): BoardStanding {
  const collaboration =
    viewerPermissions === null ? null : { permissions: viewerPermissions.filter(isPermission) };
  return boardStanding(board, viewerId, collaboration);
}

/** Whether the board exists for the viewer. Boards of a deactivated owner exist for nobody else. */
export function canSeeBoard(view: KnownBoard, viewerId: ViewerId): boolean {
  return view.owner.state !== 'deactivated' && mayReadBoard(standingOf(view, viewerId));
}

function isPermission(text: string): text is BoardPermission {
  return (BOARD_PERMISSIONS as readonly string[]).includes(text);
}
