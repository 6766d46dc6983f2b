import { toSectionId, type BoardId, type PinId, type UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { mayOnBoard } from '../../../src/domain/permissions/board-access.ts';
import { mayTakePin } from '../../../src/domain/permissions/pin-access.ts';
import { uniqueSlug } from '../../../src/domain/routes/slug.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';
import { pinStandingOf } from '../access/pin-visibility.ts';
import { visiblePins } from '../pins/visible-pins.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { readSection, type SectionOnBoard } from './section-on-board.ts';

export type CreateSectionDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

export type CreateSectionCommand = {
  readonly actorId: UserId;
  readonly boardId: BoardId;
  /** Validated name. */
  readonly title: string;
  /** Pins of the board that are moved into it. */
  readonly pinIds: readonly PinId[];
};

export type CreateSectionOutcome = { readonly kind: 'created'; readonly section: SectionOnBoard } | Refused;

/** Creates a section at the end of a board, and moves pins of the board into it. */
export class CreateSection {
  readonly #deps: CreateSectionDeps;

  constructor(deps: CreateSectionDeps) {
    this.#deps = deps;
  }

  async run(command: CreateSectionCommand): Promise<CreateSectionOutcome> {
    const { store, ids, clock } = this.#deps;
    const id = toSectionId(ids.next());
    const refusal = await store.transaction((tx) => create(tx, command, { id, createdAt: clock.now() }));
    if (refusal !== null) return refused(refusal);
    const section = await readSection(store, id, command.actorId);
    return section === undefined ? refused('section_not_found') : { kind: 'created', section };
  }
}

async function create(
  tx: StoreTransaction,
  { actorId, boardId, title, pinIds }: CreateSectionCommand,
  fresh: { readonly id: ReturnType<typeof toSectionId>; readonly createdAt: number },
): Promise<RefusalReason | null> {
  const board = await visibleBoard(tx.boards, boardId, actorId);
  if (board === undefined) return 'board_not_found';
  const pins = await visiblePins(tx.pins, pinIds, { id: actorId, now: fresh.createdAt });
  const onBoard = [...pins.values()].filter(({ pin }) => pin.boardId === boardId);
  if (onBoard.length < pinIds.length) return 'pin_not_found';
  const mayTakeAll = onBoard.every((pin) => mayTakePin(pinStandingOf(pin, actorId)));
  if (!mayOnBoard(standingOf(board, actorId), 'section_add') || !mayTakeAll) return 'forbidden';
  if (board.board.sectionCount >= COUNT_LIMITS.sectionsPerBoard) return 'too_many_sections';
  const slugs = await tx.sections.slugsOf(boardId);
  const slug = uniqueSlug(title, (candidate) => slugs.has(candidate), 'section');
  await tx.sections.insert({ ...fresh, boardId, title, slug });
  await tx.pins.move(pinIds, { boardId, sectionId: fresh.id, time: fresh.createdAt });
  return null;
}
