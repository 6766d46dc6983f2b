import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import type { SectionRecord } from '../ports/records.ts';
import type { BoardShortView } from '../ports/pins/views.ts';

/** The address of a board: `/{username}/{slug}/`. */
export function boardPath({ board, owner }: Pick<BoardShortView, 'board' | 'owner'>): string {
  return formatRoute({ kind: 'board', username: owner.username, boardId: board.slug });
}

/** The address of a section: `/{username}/{board}/{section}/`. */
export function sectionPath(
  { board, owner }: Pick<BoardShortView, 'board' | 'owner'>,
  { slug }: Pick<SectionRecord, 'slug'>,
): string {
  return formatRoute({ kind: 'section', username: owner.username, boardId: board.slug, sectionId: slug });
}
