import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayReactOnBoard } from '../../../src/domain/permissions/board-access.ts';
import type { ReactionType } from '../../../src/domain/pins/pin-relations.ts';
import { canSeePin, pinStandingOf } from '../access/pin-visibility.ts';
import type { NotifyDeps } from '../news/notify.ts';
import { notifyPinner } from '../news/notify-pinner.ts';
import type { Store } from '../ports/store.ts';
import type { PinView } from '../ports/pins/views.ts';
import { refused, type Refused } from '../access/refusal.ts';

type ReactToPinDeps = NotifyDeps & { readonly store: Store };

export type ReactToPinOutcome = { readonly kind: 'done'; readonly pin: PinView } | Refused;

/**
 * Sets or removes the actor's reaction to a pin. Users who have blocked each other cannot react; an earlier reaction
 * can always be removed. The pinner is told.
 */
export class ReactToPin {
  readonly #deps: ReactToPinDeps;

  constructor(deps: ReactToPinDeps) {
    this.#deps = deps;
  }

  /** Null removes the reaction. */
  run(pinId: PinId, actorId: UserId, reaction: ReactionType | null): Promise<ReactToPinOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<ReactToPinOutcome> => {
      const now = clock.now();
      const [view] = await tx.pins.views([pinId], actorId);
      if (view === undefined || !canSeePin(view, actorId, now)) return refused('pin_not_found');
      if (reaction === null) await tx.reactions.remove(actorId, pinId);
      else {
        if (!mayReactOnBoard(pinStandingOf(view, actorId).board, 'react')) return refused('forbidden');
        const { blocked, blockedBy } = await tx.blocks.between(actorId, view.pinner.id);
        if (blocked) return refused('pinner_blocked');
        if (blockedBy) return refused('pinner_refuses');
        await tx.reactions.put(actorId, pinId, { type: reaction, time: now });
        await notifyPinner(tx, this.#deps, { view, actorId, category: 'reaction' });
      }
      const [pin] = await tx.pins.views([pinId], actorId);
      return pin === undefined ? refused('pin_not_found') : { kind: 'done', pin };
    });
  }
}
