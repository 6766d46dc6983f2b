import type { BoardShort } from '../boards/board.ts';
import type { UserId } from '../ids/ids.ts';
import { groupBoard } from './group-board.ts';
import type { Pin } from '../pins/pin.ts';

/** The viewer's favorite state of a pin, and its total count. */
export interface Favorite {
  readonly on: boolean;
  readonly count: number;
}

/** From this number on the display stays the same. */
const MANY = 10;

export function favoriteOf(pin: Pick<Pin, 'favoritedByMe' | 'favoriteCount'>): Favorite {
  return { on: pin.favoritedByMe, count: pin.favoriteCount };
}

/** The optimistic state after a press. */
export function toggledFavorite({ on, count }: Favorite): Favorite {
  return on ? { on: false, count: Math.max(0, count - 1) } : { on: true, count: count + 1 };
}

/** Updates the favorite of a pin. */
export function withFavorite(pin: Pin, { on, count }: Favorite): Pin {
  return { ...pin, favoritedByMe: on, favoriteCount: count };
}

/** The number beside the button; empty for zero. */
export function favoriteCountText(count: number): string {
  if (!(count > 0)) return '';
  return count >= MANY ? '9+' : String(count);
}

/** Whether the card of a pin has the favorite button: on boards with collaborators, for the owner of the board. */
export function showsFavoriteButton(board: BoardShort | null, viewerId: UserId | null): boolean {
  return board !== null && groupBoard(board, viewerId) === 'own_group';
}
