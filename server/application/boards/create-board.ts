import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { BoardRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { BoardView } from '../ports/pins/views.ts';
import { insertBoard, type NewBoard } from './new-board.ts';

export type CreateBoardDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

export type CreateBoardCommand = Omit<NewBoard, 'id' | 'ownerId' | 'createdAt'> & {
  readonly actorId: UserId;
  /** Return the existing quick-saves board instead of refusing a second one. */
  readonly returnExisting: boolean;
};

export type CreateBoardOutcome =
  | { readonly kind: 'created' | 'existing'; readonly board: BoardView }
  | { readonly kind: 'too_many' }
  | { readonly kind: 'second_quick_saves' };

/** Creates a board. Each person has one quick-saves board. */
export class CreateBoard {
  readonly #deps: CreateBoardDeps;

  constructor(deps: CreateBoardDeps) {
    this.#deps = deps;
  }

  async run({ actorId, returnExisting, ...board }: CreateBoardCommand): Promise<CreateBoardOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh: NewBoard = { ...board, id: ids.next(), ownerId: actorId, createdAt: clock.now() };
    const [kind, record] = await store.transaction(
      async (tx): Promise<readonly ['created' | 'existing', BoardRecord | undefined]> => {
        const existing = board.layout === 'quick_saves' ? await tx.boards.findQuickSaves(actorId) : undefined;
        return existing === undefined ? ['created', await insertBoard(tx, fresh)] : ['existing', existing];
      },
    );
    if (record === undefined) return { kind: 'too_many' };
    if (kind === 'created') return { kind, board: await this.#viewOfNew(record) };
    if (!returnExisting) return { kind: 'second_quick_saves' };
    const [view] = await store.boards.views([record.id], actorId);
    if (view === undefined) throw new Error('the quick-saves board was gone as soon as it was found');
    return { kind, board: view };
  }

  /** A new board has no related data, except its owner. */
  async #viewOfNew(board: BoardRecord): Promise<BoardView> {
    const [owner] = await this.#deps.store.users.views([board.ownerId], board.ownerId);
    if (owner === undefined) throw new Error('the owner of a new board was gone');
    return { board, owner, followedByViewer: false, viewerPermissions: null, coverPictures: [] };
  }
}
