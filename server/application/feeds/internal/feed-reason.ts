import type { RecommendationReason } from '../../../../src/domain/pins/pin-relations.ts';
import { isQuickSaves } from '../../../../src/domain/saving/saved-place.ts';
import { boardPath } from '../../boards/board-path.ts';
import type { PinView } from '../../ports/pins/views.ts';

const ORDINARY: RecommendationReason = { reason: 'default', reasonId: '', hasBoard: false, board: null };

/**
 * The reason for a pin in a member's home feed, derived from visible data: a followed pinner first, then a board that
 * the member follows or works on. A quick-saves board is never a reason. No other data about people is used.
 */
export function feedReason(view: PinView): RecommendationReason {
  const { board, followedByViewer, viewerPermissions } = view.board;
  if (view.pinner.followedByViewer) return { ...ORDINARY, reason: 'followed', reasonId: view.pinner.id };
  const isOfInterest = followedByViewer || viewerPermissions !== null;
  if (!isOfInterest || isQuickSaves(board)) return ORDINARY;
  return {
    reason: 'pfyBoard',
    reasonId: board.id,
    hasBoard: true,
    board: { name: board.name, url: boardPath(view.board) },
  };
}
