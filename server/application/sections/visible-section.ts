import type { SectionId } from '../../../src/domain/ids/ids.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { BoardReader } from '../ports/boards/board-repository.ts';
import type { SectionRecord } from '../ports/records.ts';
import type { SectionReader } from '../ports/boards/section-repository.ts';
import type { BoardShortView, ViewerId } from '../ports/pins/views.ts';

/** The section with its board, if they exist for the viewer. */
export async function visibleSection(
  store: {
    readonly boards: Pick<BoardReader, 'shortViews'>;
    readonly sections: Pick<SectionReader, 'find'>;
  },
  sectionId: SectionId,
  viewerId: ViewerId,
): Promise<{ readonly section: SectionRecord; readonly board: BoardShortView } | undefined> {
  const section = await store.sections.find(sectionId);
  if (section === undefined) return undefined;
  const board = await visibleBoard(store.boards, section.boardId, viewerId);
  return board && { section, board };
}
