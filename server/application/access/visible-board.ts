import type { BoardId } from '../../../src/domain/ids/ids.ts';
import type { BoardReader } from '../ports/boards/board-repository.ts';
import type { BoardShortView, ViewerId } from '../ports/pins/views.ts';
import { canSeeBoard } from './viewer-standing.ts';

/** The board, if it exists for the viewer. */
export async function visibleBoard(
  boards: Pick<BoardReader, 'shortViews'>,
  boardId: BoardId,
  viewerId: ViewerId,
): Promise<BoardShortView | undefined> {
  const [view] = await boards.shortViews([boardId], viewerId);
  return view !== undefined && canSeeBoard(view, viewerId) ? view : undefined;
}
