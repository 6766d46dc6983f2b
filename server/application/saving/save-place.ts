import type { BoardId, SectionId, UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { mayAddPin } from '../../../src/domain/permissions/pin-access.ts';
import { quickSavesBoard } from '../boards/new-board.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type { BoardRecord } from '../ports/records.ts';
import type { StoreReader, StoreTransaction } from '../ports/store.ts';
import type { RefusalReason } from '../access/refusal.ts';

/** The target of a save; without a board it is the actor's quick-saves board. */
export type PlaceInput = {
  readonly actorId: UserId;
  readonly boardId: BoardId | null;
  readonly sectionId: SectionId | null;
};

export type SavePlace = {
  readonly board: BoardRecord;
  readonly sectionId: SectionId | null;
  /** The number of pins that still fit. */
  readonly room: number;
};

/** The place for new pins, or the reason for a refusal. The quick-saves board is created on first use. */
export async function savePlace(
  tx: StoreTransaction,
  request: PlaceInput,
  fresh: { readonly id: string; readonly createdAt: number },
): Promise<SavePlace | RefusalReason> {
  if (request.boardId !== null) return givenPlace(tx, { ...request, boardId: request.boardId });
  if (request.sectionId !== null) return 'section_not_found';
  const board = await quickSavesBoard(tx, request.actorId, fresh);
  return board === undefined ? 'too_many_boards' : placeOn(board, null);
}

/** The same for an existing board. */
export async function givenPlace(
  store: Pick<StoreReader, 'boards' | 'sections'>,
  { actorId, boardId, sectionId }: PlaceInput & { readonly boardId: BoardId },
): Promise<SavePlace | RefusalReason> {
  const view = await visibleBoard(store.boards, boardId, actorId);
  if (view === undefined) return 'board_not_found';
  if (!(await isSectionOf(store, sectionId, boardId))) return 'section_not_found';
  return mayAddPin(standingOf(view, actorId)) ? placeOn(view.board, sectionId) : 'forbidden';
}

/** "No section" is valid on every board. */
export async function isSectionOf(
  { sections }: Pick<StoreReader, 'sections'>,
  sectionId: SectionId | null,
  boardId: BoardId,
): Promise<boolean> {
  return sectionId === null || (await sections.find(sectionId))?.boardId === boardId;
}

function placeOn(board: BoardRecord, sectionId: SectionId | null): SavePlace | RefusalReason {
  const room = COUNT_LIMITS.pinsPerBoard - board.pinCount;
  return room > 0 ? { board, sectionId, room } : 'board_full';
}
