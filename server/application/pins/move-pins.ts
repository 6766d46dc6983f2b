import type { BoardId, PinId, SectionId, UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { mayMovePin, mayTakePin } from '../../../src/domain/permissions/pin-access.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { BoardShortView, PinView } from '../ports/pins/views.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { isSectionOf } from '../saving/save-place.ts';
import { sorted, type BulkOutcome } from './bulk-outcome.ts';
import { pinStandingOf } from '../access/pin-visibility.ts';
import { visiblePins } from './visible-pins.ts';

export type MovePinsCommand = {
  readonly actorId: UserId;
  readonly pinIds: readonly PinId[];
  readonly boardId: BoardId;
  readonly sectionId: SectionId | null;
};

/** Pins with the same previous place. */
export type MovedFrom = {
  readonly boardId: BoardId;
  readonly sectionId: SectionId | null;
  readonly pinIds: readonly PinId[];
};

export type MovePinsOutcome =
  (Extract<BulkOutcome, { kind: 'done' }> & { readonly movedFrom: readonly MovedFrom[] }) | Refused;

/**
 * Moves many pins to one board, or into one of its sections, in one transaction; pins that may not be moved are
 * reported.
 */
export class MovePins {
  readonly #deps: { readonly store: Store; readonly clock: Clock };

  constructor(deps: { readonly store: Store; readonly clock: Clock }) {
    this.#deps = deps;
  }

  run(command: MovePinsCommand): Promise<MovePinsOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction((tx) => move(tx, command, clock.now()));
  }
}

async function move(tx: StoreTransaction, command: MovePinsCommand, now: number): Promise<MovePinsOutcome> {
  const { actorId, pinIds, boardId, sectionId } = command;
  const target = await visibleBoard(tx.boards, boardId, actorId);
  if (target === undefined) return refused('board_not_found');
  if (!(await isSectionOf(tx, sectionId, boardId))) return refused('section_not_found');
  const views = await visiblePins(tx.pins, pinIds, { id: actorId, now });
  let room = COUNT_LIMITS.pinsPerBoard - target.board.pinCount;
  const outcome = sorted(pinIds, (id) => {
    const why = reasonAgainst(views.get(id), target, actorId);
    if (why !== null || views.get(id)?.pin.boardId === boardId) return why;
    room -= 1;
    return room < 0 ? 'board_full' : null;
  });
  await tx.pins.move(outcome.okIds, { boardId, sectionId, time: now });
  return { ...outcome, movedFrom: placesOf(outcome.okIds, views) };
}

function placesOf(ids: readonly PinId[], views: ReadonlyMap<PinId, PinView>): readonly MovedFrom[] {
  const places = Map.groupBy(ids, (id) => {
    const pin = views.get(id)?.pin;
    return `${pin?.boardId} ${pin?.sectionId}`;
  });
  return [...places.values()].flatMap((pinIds) => {
    const pin = pinIds[0] && views.get(pinIds[0])?.pin;
    return pin === undefined ? [] : [{ boardId: pin.boardId, sectionId: pin.sectionId, pinIds }];
  });
}

function reasonAgainst(
  view: PinView | undefined,
  target: BoardShortView,
  actorId: UserId,
): RefusalReason | null {
  if (view === undefined) return 'pin_not_found';
  const from = pinStandingOf(view, actorId);
  const isThere = view.pin.boardId === target.board.id;
  const may = isThere ? mayTakePin(from) : mayMovePin(from, standingOf(target, actorId));
  return may ? null : 'forbidden';
}
