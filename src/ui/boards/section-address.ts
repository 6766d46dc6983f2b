import type { BoardShort, Section } from '../../domain/boards/board.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';

/** The address of a section. */
export function sectionAddress(section: Section, board: BoardShort): string {
  const username = board.owner?.username ?? section.user?.username ?? '';
  return formatRoute({ kind: 'section', username, boardId: board.slug, sectionId: section.slug });
}
