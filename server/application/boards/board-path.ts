import { formatRoute } from '../../../src/domain/routes/format-route.ts';
import type { BoardShortView } from '../ports/views.ts';

/** The address of a board: `/{username}/{slug}/`. */
export function boardPath({ board, owner }: Pick<BoardShortView, 'board' | 'owner'>): string {
  return formatRoute({ kind: 'board', username: owner.username, boardId: board.slug });
}
