import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';
import type { Store } from '../ports/store.ts';
import type { BoardShortView } from '../ports/pins/views.ts';

export type UnfollowBoardOutcome =
  { readonly kind: 'done'; readonly board: BoardShortView } | { readonly kind: 'not_found' };

type UnfollowBoardDeps = { readonly store: Store };

/** Unfollows a board; a missing follow is fine. */
export class UnfollowBoard {
  readonly #deps: UnfollowBoardDeps;

  constructor(deps: UnfollowBoardDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, boardId: BoardId): Promise<UnfollowBoardOutcome> {
    const { store } = this.#deps;
    const [view] = await store.boards.shortViews([boardId], actorId);
    if (view === undefined || !canSeeBoard(view, actorId)) return { kind: 'not_found' };
    if (!view.followedByViewer) return { kind: 'done', board: view };
    return store.transaction(async (tx): Promise<UnfollowBoardOutcome> => {
      await tx.follows.unfollowBoard(actorId, boardId);
      const [board] = await tx.boards.shortViews([boardId], actorId);
      return board === undefined ? { kind: 'not_found' } : { kind: 'done', board };
    });
  }
}
