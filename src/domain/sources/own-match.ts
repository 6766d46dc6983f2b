import type { BoardShort } from '../boards/board.ts';
import type { PinId } from '../ids/ids.ts';

/** A pin that the viewer already has of the same page or with the same picture. */
export type OwnMatch = {
  readonly pinId: PinId;
  readonly by: 'link' | 'picture';
  /** Null: on the profile, on no board. */
  readonly board: Pick<BoardShort, 'entityId' | 'name' | 'url'> | null;
};

/** The match to show: the same picture before the same page, and a pin on the selected board before one elsewhere. */
export function relevantMatch(matches: readonly OwnMatch[], boardId: string | null = null): OwnMatch | null {
  const weight = ({ by, board }: OwnMatch) =>
    (by === 'picture' ? 2 : 0) + (board !== null && board.entityId === boardId ? 1 : 0);
  return matches.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}
