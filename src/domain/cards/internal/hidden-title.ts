import type { UserId } from '../../ids/ids.ts';
import { groupBoard } from '../../permissions/group-board.ts';
import type { Pin } from '../../pins/pin.ts';
import { isOwnProfileGrid, type Surface } from '../../surfaces/surface.ts';

/**
 * True when the card shows no title: in the grids for managing own pins, if the viewer may edit the pin and is the only
 * one who fills its board.
 */
export function hidesTitle(
  { access, board }: Pick<Pin, 'access' | 'board'>,
  surface: Surface | null,
  viewerId: UserId | null,
): boolean {
  if (!access.includes('write')) return false;
  if (board !== null && groupBoard(board, viewerId) !== 'not_group') return false;
  return surface === 'BaseBoardPinGrid' ? board?.owner?.entityId === viewerId : isOwnProfileGrid(surface);
}
