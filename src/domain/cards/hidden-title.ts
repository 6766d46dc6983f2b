import type { UserId } from '../ids/ids.ts';
import { groupBoard } from '../permissions/group-board.ts';
import type { Pin } from '../pins/pin.ts';
import { isOwnProfileGrid, type Surface } from '../surfaces/surface.ts';

/**
 * Whether the card of a pin goes without its title: in the grids where people look after what is theirs, if they may
 * write to the pin and nobody else fills its board.
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
