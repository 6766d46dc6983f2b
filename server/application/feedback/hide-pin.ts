import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { HideCause } from '../ports/people/hides.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { refused, type Refused } from '../access/refusal.ts';

type HidePinDeps = { readonly store: Store; readonly clock: Clock };

export type HidePinOutcome = { readonly kind: 'done' } | Refused;

/**
 * Hides a pin from the actor's feeds, or shows it again. Repeating has no further effect; other people are not
 * affected.
 */
export class HidePin {
  readonly #deps: HidePinDeps;

  constructor(deps: HidePinDeps) {
    this.#deps = deps;
  }

  hide(pinId: PinId, actorId: UserId, cause: HideCause): Promise<HidePinOutcome> {
    return this.#run(pinId, actorId, cause);
  }

  show(pinId: PinId, actorId: UserId): Promise<HidePinOutcome> {
    return this.#run(pinId, actorId, null);
  }

  #run(pinId: PinId, actorId: UserId, cause: HideCause | null): Promise<HidePinOutcome> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx): Promise<HidePinOutcome> => {
      const time = clock.now();
      const [view] = await tx.pins.views([pinId], actorId);
      if (view === undefined || !canSeePin(view, actorId, time)) return refused('pin_not_found');
      if (cause === null) await tx.hides.showPin(actorId, pinId);
      else await tx.hides.hidePin(actorId, { pinId, cause, time });
      return { kind: 'done' };
    });
  }
}
