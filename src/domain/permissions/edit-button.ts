import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { mayOnBoard, standingOnBoard } from './board-access.ts';

/**
 * Whether a pin shows an edit button: in the grids of the viewer's own profile, on own boards, with write access to the
 * pin, or when the board grants it. Never for visitors.
 */
export function showsEditButton(
  pin: Pick<Pin, 'access' | 'board'>,
  context: { readonly viewerId: UserId | null; readonly isOwnProfileGrid: boolean },
): boolean {
  if (context.viewerId === null) return false;
  if (context.isOwnProfileGrid || pin.access.includes('write')) return true;
  return pin.board !== null && mayOnBoard(standingOnBoard(pin.board, context.viewerId), 'pin_edit');
}
