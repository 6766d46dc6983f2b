import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { mayDeletePin } from '../../../src/domain/permissions/pin-access.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { canSeePin, pinStandingOf } from '../access/pin-visibility.ts';

export type DeletePinOutcome = { readonly kind: 'deleted' } | Refused;

/** Deletes a pin. Copies of other users stay. */
export class DeletePin {
  readonly #deps: { readonly store: Store; readonly clock: Clock };

  constructor(deps: { readonly store: Store; readonly clock: Clock }) {
    this.#deps = deps;
  }

  async run(pinId: PinId, actorId: UserId): Promise<DeletePinOutcome> {
    const { store, clock } = this.#deps;
    const refusal = await store.transaction(async (tx): Promise<RefusalReason | null> => {
      const [view] = await tx.pins.views([pinId], actorId);
      if (view === undefined || !canSeePin(view, actorId, clock.now())) return 'pin_not_found';
      if (!mayDeletePin(pinStandingOf(view, actorId))) return 'forbidden';
      await tx.pins.remove([pinId]);
      return null;
    });
    return refusal === null ? { kind: 'deleted' } : refused(refusal);
  }
}
