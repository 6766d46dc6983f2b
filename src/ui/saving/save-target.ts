import type { BoardShort, Section } from '../../domain/boards/board.ts';

/** A place for saving. Without a board it is the profile. */
export type SaveTarget = {
  readonly board: BoardShort | null;
  readonly section: Pick<Section, 'entityId' | 'title' | 'slug'> | null;
};

export const PROFILE_TARGET: SaveTarget = { board: null, section: null };
