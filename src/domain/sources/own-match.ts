import type { BoardShort } from '../boards/board.ts';
import type { PinId } from '../ids/ids.ts';

/** The same picture (also in another file), the same page, or a picture that looks the same. */
export type MatchedBy = 'picture' | 'link' | 'looks';

/** A pin that the viewer already has of the same page or with the same picture. */
export type OwnMatch = {
  readonly pinId: PinId;
  readonly by: MatchedBy;
  /** Null: on the profile, on no board. */
  readonly board: Pick<BoardShort, 'entityId' | 'name' | 'url'> | null;
};

const WEIGHTS: Readonly<Record<MatchedBy, number>> = { picture: 4, link: 2, looks: 0 };

/**
 * The match to show: the same picture before the same page before what only looks the same, and a pin on the selected
 * board before one elsewhere.
 */
export function relevantMatch(matches: readonly OwnMatch[], boardId: string | null = null): OwnMatch | null {
  const weight = ({ by, board }: OwnMatch) =>
    WEIGHTS[by] + (board !== null && board.entityId === boardId ? 1 : 0);
  return matches.toSorted((one, other) => weight(other) - weight(one))[0] ?? null;
}
