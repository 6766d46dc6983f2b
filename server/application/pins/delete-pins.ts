import type { BoardId, PinId, SectionId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayOnBoard } from '../../../src/domain/permissions/board-access.ts';
import { mayDeletePin } from '../../../src/domain/permissions/pin-access.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { BoardShortView } from '../ports/pins/views.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { isSectionOf } from '../saving/save-place.ts';
import { sorted, type BulkOutcome } from './bulk-outcome.ts';
import { pinStandingOf } from '../access/pin-visibility.ts';
import { visiblePins } from './visible-pins.ts';

/** The board or section from which pins are deleted. */
type HeldIn = {
  readonly actorId: UserId;
  readonly boardId: BoardId;
  readonly sectionId: SectionId | null;
};

export type DeleteAllPinsOutcome = { readonly kind: 'deleted'; readonly count: number } | Refused;

/** Deletes many pins of one board in one transaction. */
export class DeletePins {
  readonly #deps: { readonly store: Store; readonly clock: Clock };

  constructor(deps: { readonly store: Store; readonly clock: Clock }) {
    this.#deps = deps;
  }

  /** Deletes the pins that are on the board and that the actor may delete. */
  some(from: HeldIn, pinIds: readonly PinId[]): Promise<BulkOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<BulkOutcome> => {
      const { actorId, boardId } = from;
      const board = await boardOf(tx, from);
      if (typeof board === 'string') return refused(board);
      const views = await visiblePins(tx.pins, pinIds, { id: actorId, now: clock.now() });
      const outcome = sorted(pinIds, (id) => {
        const view = views.get(id);
        if (view?.pin.boardId !== boardId) return 'pin_not_found';
        return mayDeletePin(pinStandingOf(view, actorId)) ? null : 'forbidden';
      });
      await tx.pins.remove(outcome.okIds);
      return outcome;
    });
  }

  /** Deletes all pins except `except`; only for actors who may delete any pin of the board. */
  all(from: HeldIn, except: readonly PinId[]): Promise<DeleteAllPinsOutcome> {
    return this.#deps.store.transaction(async (tx): Promise<DeleteAllPinsOutcome> => {
      const { actorId, boardId, sectionId } = from;
      const board = await boardOf(tx, from);
      if (typeof board === 'string') return refused(board);
      if (!mayOnBoard(standingOf(board, actorId), 'pin_delete')) return refused('forbidden');
      const within = sectionId === null ? {} : { sectionId };
      return { kind: 'deleted', count: await tx.pins.removeAllOf(boardId, { ...within, except }) };
    });
  }
}

async function boardOf(
  tx: StoreTransaction,
  { actorId, boardId, sectionId }: HeldIn,
): Promise<BoardShortView | RefusalReason> {
  const board = await visibleBoard(tx.boards, boardId, actorId);
  if (board === undefined) return 'board_not_found';
  return (await isSectionOf(tx, sectionId, boardId)) ? board : 'section_not_found';
}
