import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { UnfollowedSource } from '../ports/people/hides.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';
import { refused, type Refused } from '../access/refusal.ts';

type UnfollowSourceDeps = { readonly store: Store; readonly clock: Clock };

export type UnfollowSourceOutcome = { readonly kind: 'done' } | Refused;

/**
 * Unfollows the source of a pin: its pinner, else its board. Undo follows it again, as far as that is still allowed; it
 * never adds a new follow.
 */
export class UnfollowSource {
  readonly #deps: UnfollowSourceDeps;

  constructor(deps: UnfollowSourceDeps) {
    this.#deps = deps;
  }

  run(pinId: PinId, actorId: UserId, undo: boolean): Promise<UnfollowSourceOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<UnfollowSourceOutcome> => {
      const now = clock.now();
      const [view] = await tx.pins.views([pinId], actorId);
      if (view === undefined || !canSeePin(view, actorId, now)) return refused('pin_not_found');
      if (undo) await followAgain(tx, view, actorId, now);
      else await unfollow(tx, view, actorId, now);
      return { kind: 'done' };
    });
  }
}

async function unfollow(tx: StoreTransaction, view: PinView, actorId: UserId, now: number): Promise<void> {
  const source = followedSource(view);
  if (source === null) return;
  if (source === 'pinner') await tx.follows.unfollowUser(actorId, view.pinner.id);
  else await tx.follows.unfollowBoard(actorId, view.board.board.id);
  await tx.hides.noteUnfollow(actorId, view.pin.id, source, now);
}

function followedSource({ pinner, board }: PinView): UnfollowedSource | null {
  if (pinner.followedByViewer) return 'pinner';
  return board.followedByViewer ? 'board' : null;
}

async function followAgain(tx: StoreTransaction, view: PinView, actorId: UserId, now: number): Promise<void> {
  const source = await tx.hides.takeUnfollow(actorId, view.pin.id);
  if (source === undefined) return;
  const followed = source === 'pinner' ? view.pinner.id : view.board.board.ownerId;
  const { blocked, blockedBy } = await tx.blocks.between(actorId, followed);
  if (blocked || blockedBy) return;
  if ((await tx.follows.countOf(actorId)) >= COUNT_LIMITS.followsPerUser) return;
  if (source === 'pinner') await tx.follows.followUser(actorId, view.pinner.id, now);
  else await tx.follows.followBoard(actorId, view.board.board.id, now);
}
