import type { Section } from '../../../domain/boards/board.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import type { Stores } from '../../base/stores/stores.ts';

type Known = Pick<Stores, 'boards' | 'sections' | 'saving'>;

/** Adds a new section. */
export function addSection(stores: Known, boardId: BoardId, section: Section): void {
  stores.sections.add(boardId, section);
  countSections(stores, boardId, 1);
}

/** Removes a deleted section; its pins stay on the board. */
export function removeSection(stores: Known, boardId: BoardId, section: Section): void {
  stores.sections.remove(section.entityId);
  countSections(stores, boardId, -1);
}

function countSections({ boards, saving }: Known, boardId: BoardId, change: number): void {
  saving.boardsChanged();
  const board = boards.find(boardId);
  if (board !== undefined) boards.put([{ ...board, sectionCount: Math.max(0, board.sectionCount + change) }]);
}
