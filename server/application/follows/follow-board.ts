import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { BoardShortView } from '../ports/pins/views.ts';

export type FollowBoardOutcome =
  | { readonly kind: 'done'; readonly board: BoardShortView }
  | { readonly kind: 'not_found' }
  /** The owner or the follower has blocked the other. */
  | { readonly kind: 'blocked'; readonly byActor: boolean }
  | { readonly kind: 'too_many' };

type FollowBoardDeps = { readonly store: Store; readonly clock: Clock };

/**
 * Follows a board, and shows its pins again if they were hidden. Own boards and followed boards are fine: nothing
 * happens.
 */
export class FollowBoard {
  readonly #deps: FollowBoardDeps;

  constructor(deps: FollowBoardDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, boardId: BoardId): Promise<FollowBoardOutcome> {
    const { store, clock } = this.#deps;
    const [view] = await store.boards.shortViews([boardId], actorId);
    if (view === undefined || !canSeeBoard(view, actorId)) return { kind: 'not_found' };
    const { ownerId } = view.board;
    if (ownerId === actorId || view.followedByViewer) return { kind: 'done', board: view };
    return store.transaction(async (tx): Promise<FollowBoardOutcome> => {
      const { blocked, blockedBy } = await tx.blocks.between(actorId, ownerId);
      if (blocked || blockedBy) return { kind: 'blocked', byActor: blocked };
      if ((await tx.follows.countOf(actorId)) >= COUNT_LIMITS.followsPerUser) return { kind: 'too_many' };
      await tx.follows.followBoard(actorId, boardId, clock.now());
      await tx.hides.showBoard(actorId, boardId);
      const [board] = await tx.boards.shortViews([boardId], actorId);
      return board === undefined ? { kind: 'not_found' } : { kind: 'done', board };
    });
  }
}
