import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayRuleBoard } from '../../../src/domain/permissions/board-access.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { BoardView } from '../ports/pins/views.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';

export type ArchiveBoardOutcome = { readonly kind: 'updated'; readonly board: BoardView } | Refused;
export type DeleteBoardOutcome = { readonly kind: 'deleted' } | Refused;

/** Archives or deletes a board. Only its owner may do that, and never with the quick-saves board. */
export class ArchiveOrDeleteBoard {
  readonly #deps: { readonly store: Store };

  constructor(deps: { readonly store: Store }) {
    this.#deps = deps;
  }

  /** An archived board is removed from lists, feeds and counts; restoring it adds it again. */
  async archive(boardId: BoardId, actorId: UserId, isArchived: boolean): Promise<ArchiveBoardOutcome> {
    const { store } = this.#deps;
    const refusal = await store.transaction(async (tx): Promise<RefusalReason | null> => {
      const against = await reasonAgainst(tx, boardId, actorId);
      if (against === null) await tx.boards.update(boardId, { isArchived });
      return against;
    });
    if (refusal !== null) return refused(refusal);
    const [board] = await store.boards.views([boardId], actorId);
    return board === undefined ? refused('board_not_found') : { kind: 'updated', board };
  }

  /** Its sections and pins are deleted with it. */
  async delete(boardId: BoardId, actorId: UserId): Promise<DeleteBoardOutcome> {
    const refusal = await this.#deps.store.transaction(async (tx): Promise<RefusalReason | null> => {
      const against = await reasonAgainst(tx, boardId, actorId);
      if (against === null) await tx.boards.remove(boardId);
      return against;
    });
    return refusal === null ? { kind: 'deleted' } : refused(refusal);
  }
}

async function reasonAgainst(
  tx: StoreTransaction,
  boardId: BoardId,
  actorId: UserId,
): Promise<RefusalReason | null> {
  const view = await visibleBoard(tx.boards, boardId, actorId);
  if (view === undefined) return 'board_not_found';
  if (!mayRuleBoard(standingOf(view, actorId))) return 'forbidden';
  return view.board.layout === 'quick_saves' ? 'quick_saves_stay' : null;
}
