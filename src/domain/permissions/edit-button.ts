import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { mayOnBoard, standingOnBoard } from './board-access.ts';

/**
 * Whether a pin offers the viewer to edit it: in the grids of the own profile, on own boards, with write
 * access to the pin, or when the board grants it. Visitors never.
 */
export function showsEditButton(
  pin: Pick<Pin, 'access' | 'board'>,
  context: { readonly viewerId: UserId | null; readonly isOwnProfileGrid: boolean },
): boolean {
  if (context.viewerId === null) return false;
  if (context.isOwnProfileGrid || pin.access.includes('write')) return true;
  return pin.board !== null && mayOnBoard(standingOnBoard(pin.board, context.viewerId), 'pin_edit');
}
