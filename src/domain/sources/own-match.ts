import type { BoardShort } from '../boards/board.ts';
import type { PinId } from '../ids/ids.ts';

/** A pin that somebody has already of the same page, or with the same picture. */
export type OwnMatch = {
  readonly pinId: PinId;
  readonly by: 'link' | 'picture';
  /** Null: on the profile, on no board in particular. */
  readonly board: Pick<BoardShort, 'entityId' | 'name' | 'url'> | null;
};

/**
 * The one that is told: the same picture counts more than the same page, and a pin on the board that is chosen now
 * counts more than one elsewhere.
 */
export function relevantMatch(matches: readonly OwnMatch[], boardId: string | null = null): OwnMatch | null {
  const weight = ({ by, board }: OwnMatch) =>
    (by === 'picture' ? 2 : 0) + (board !== null && board.entityId === boardId ? 1 : 0);
  return matches.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}
