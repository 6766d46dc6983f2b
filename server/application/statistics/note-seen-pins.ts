import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

type NoteSeenPinsDeps = { readonly store: Pick<Store, 'transaction'>; readonly clock: Clock };

/** Notes which pins a member has seen, so that their home feed shows others first. */
export class NoteSeenPins {
  readonly #deps: NoteSeenPinsDeps;

  constructor(deps: NoteSeenPinsDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId, pinIds: ReadonlySet<PinId>): Promise<void> {
    if (pinIds.size === 0) return;
    const { store, clock } = this.#deps;
    await store.transaction((tx) => tx.home.noteSeen(userId, [...pinIds], clock.now()));
  }
}
