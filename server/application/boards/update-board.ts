import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayOnBoard, mayRuleBoard } from '../../../src/domain/permissions/board-access.ts';
import { uniqueSlug } from '../../../src/domain/routes/slug.ts';
import type { BoardChange } from '../ports/boards/board-repository.ts';
import type { BoardRecord } from '../ports/records.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { BoardView } from '../ports/pins/views.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visibleBoard } from '../access/visible-board.ts';

export type UpdateBoardCommand = {
  readonly actorId: UserId;
  readonly boardId: BoardId;
  /** Validated fields. */
  readonly change: Omit<BoardChange, 'slug' | 'isArchived' | 'orderModifiedAt'>;
};

export type UpdateBoardOutcome = { readonly kind: 'updated'; readonly board: BoardView } | Refused;

/** Changes a board. A new name changes the slug; the former ones still lead to the board. */
export class UpdateBoard {
  readonly #deps: { readonly store: Store };

  constructor(deps: { readonly store: Store }) {
    this.#deps = deps;
  }

  async run(command: UpdateBoardCommand): Promise<UpdateBoardOutcome> {
    const { store } = this.#deps;
    const refusal = await store.transaction((tx) => update(tx, command));
    if (refusal !== null) return refused(refusal);
    const [board] = await store.boards.views([command.boardId], command.actorId);
    return board === undefined ? refused('board_not_found') : { kind: 'updated', board };
  }
}

async function update(tx: StoreTransaction, command: UpdateBoardCommand): Promise<RefusalReason | null> {
  const { actorId, boardId, change } = command;
  const view = await visibleBoard(tx.boards, boardId, actorId);
  if (view === undefined) return 'board_not_found';
  const { board } = view;
  if (change.coverPinId && !(await isOnBoard(tx, change.coverPinId, boardId))) return 'pin_not_found';
  const standing = standingOf(view, actorId);
  const opensOrCloses = change.privacy !== undefined && change.privacy !== board.privacy;
  if (!mayOnBoard(standing, 'board_edit') || (opensOrCloses && !mayRuleBoard(standing))) return 'forbidden';
  const isRenamed = change.name !== undefined && change.name !== board.name;
  if (isRenamed && board.layout === 'quick_saves') return 'quick_saves_stay';
  const slug = isRenamed ? { slug: await slugFor(tx, board, change.name ?? board.name) } : {};
  await tx.boards.update(boardId, { ...uncroppedCover(change, board), ...change, ...slug });
  return null;
}

async function isOnBoard(tx: StoreTransaction, pinId: PinId, boardId: BoardId): Promise<boolean> {
  return (await tx.pins.find(pinId))?.boardId === boardId;
}

/** A board may return to one of its former slugs. */
async function slugFor(tx: StoreTransaction, board: BoardRecord, name: string): Promise<string> {
  const slugs = await tx.boards.slugsOf(board.ownerId);
  return uniqueSlug(name, (slug) => (slugs.get(slug) ?? board.id) !== board.id);
}

/** A new cover resets the crop of the old one. */
function uncroppedCover({ coverPinId }: UpdateBoardCommand['change'], board: BoardRecord): BoardChange {
  return coverPinId === undefined || coverPinId === board.coverPinId ? {} : { coverCrop: null };
}
