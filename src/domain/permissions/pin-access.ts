import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import type { Access } from '../boards/board-permission.ts';
import { mayOnBoard, mayReadBoard } from './board-access.ts';
import type { BoardStanding } from './board-access.ts';

/** A person's relation to a pin: to its board, and whether they are its pinner. */
export interface PinStanding {
  readonly board: BoardStanding;
  readonly isPinner: boolean;
}

/** A pin belongs to its pinner, not to the creator of the original. */
export function ownsPin(pin: Pick<Pin, 'pinner'>, userId: UserId | null): boolean {
  return userId !== null && pin.pinner?.entityId === userId;
}

/**
 * The viewer's rights to a pin: all for its pinner and the owner of its board, the granted ones for a collaborator.
 * Without access to the board there are no rights, not even to an own pin.
 */
export function pinAccess(standing: PinStanding): readonly Access[] {
  if (!mayReadBoard(standing.board)) return [];
  const access: Access[] = [];
  if (standing.isPinner || mayOnBoard(standing.board, 'pin_edit')) access.push('write');
  if (standing.isPinner || mayOnBoard(standing.board, 'pin_delete')) access.push('delete');
  return access;
}

/** Readers of the board may read its pins. A scheduled pin is visible only with write access. */
export function mayReadPin(
  standing: PinStanding,
  pin: { readonly scheduledPublishAt: number | null },
  nowMs: number,
): boolean {
  if (!mayReadBoard(standing.board)) return false;
  const isPlanned = pin.scheduledPublishAt !== null && pin.scheduledPublishAt > nowMs;
  return !isPlanned || mayEditPin(standing);
}

export function mayEditPin(standing: PinStanding): boolean {
  return pinAccess(standing).includes('write');
}

/** All saves of a picture are about the same, so only the original has topics to correct. */
export function mayCorrectTopics(access: readonly Access[], isCopy: boolean): boolean {
  return !isCopy && access.includes('write');
}

export function mayDeletePin(standing: PinStanding): boolean {
  return pinAccess(standing).includes('delete');
}

/** Moving requires the right to take the pin from here and to add it there. */
export function mayMovePin(from: PinStanding, to: BoardStanding): boolean {
  return mayTakePin(from) && mayAddPin(to);
}

/** Taking a pin from its place is one half of moving it to another board, and all of moving it to another section. */
export function mayTakePin(from: PinStanding): boolean {
  return mayReadBoard(from.board) && (from.isPinner || mayOnBoard(from.board, 'pin_move'));
}

export function mayAddPin(to: BoardStanding): boolean {
  return mayOnBoard(to, 'pin_add');
}
