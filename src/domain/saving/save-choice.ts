import type { Section } from '../boards/board.ts';
import type { BoardId } from '../ids/ids.ts';

/** A person's choice of a place for a save. Without a board it is the profile. */
export type SaveChoice = {
  readonly boardId: BoardId | null;
  readonly section: Pick<Section, 'entityId' | 'title' | 'slug'> | null;
};
