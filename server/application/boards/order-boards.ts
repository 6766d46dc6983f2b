import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayOnBoard } from '../../../src/domain/permissions/board-access.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { canSeeBoard, standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';

/** `modifiedAt` in milliseconds since the epoch. */
export type OrderOutcome = { readonly kind: 'ordered'; readonly modifiedAt: number } | Refused;

/** Stores the manual order of a user's boards, and of the pins of a board. */
export class OrderBoards {
  readonly #deps: { readonly store: Store; readonly clock: Clock };

  constructor(deps: { readonly store: Store; readonly clock: Clock }) {
    this.#deps = deps;
  }

  /** Own boards; boards that are not listed keep their order behind the others. */
  run(boardIds: readonly BoardId[], actorId: UserId): Promise<OrderOutcome> {
    return this.#order(async (tx, time) => {
      const views = await tx.boards.shortViews(boardIds, actorId);
      if (views.length < boardIds.length || !views.every((view) => canSeeBoard(view, actorId))) {
        return 'board_not_found';
      }
      if (views.some(({ board }) => board.ownerId !== actorId)) return 'forbidden';
      await tx.boards.order(actorId, boardIds, time);
      return null;
    });
  }

  /** Moves a pin behind another one of its board, or to the front. */
  placePin(command: {
    readonly actorId: UserId;
    readonly boardId: BoardId;
    readonly pinId: PinId;
    readonly afterPinId: PinId | null;
  }): Promise<OrderOutcome> {
    return this.#order(async (tx, time) => {
      const { actorId, boardId, pinId, afterPinId } = command;
      const board = await visibleBoard(tx.boards, boardId, actorId);
      if (board === undefined) return 'board_not_found';
      const named = afterPinId === null ? [pinId] : [pinId, afterPinId];
      const pins = await tx.pins.views(named, actorId);
      const onBoard = pins.filter((view) => view.pin.boardId === boardId && canSeePin(view, actorId, time));
      if (onBoard.length < named.length) return 'pin_not_found';
      if (!mayOnBoard(standingOf(board, actorId), 'board_edit')) return 'forbidden';
      await tx.pins.placeAfter(pinId, afterPinId);
      await tx.boards.update(boardId, { orderModifiedAt: time });
      return null;
    });
  }

  async #order(
    work: (tx: StoreTransaction, time: number) => Promise<RefusalReason | null>,
  ): Promise<OrderOutcome> {
    const { store, clock } = this.#deps;
    const modifiedAt = clock.now();
    const refusal = await store.transaction((tx) => work(tx, modifiedAt));
    return refusal === null ? { kind: 'ordered', modifiedAt } : refused(refusal);
  }
}
