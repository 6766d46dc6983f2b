import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { visiblePins } from '../pins/visible-pins.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

type KeepApartDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** Remembers that some of one's own pins are no duplicates of each other, and takes that back. */
export class KeepApart {
  readonly #deps: KeepApartDeps;

  constructor(deps: KeepApartDeps) {
    this.#deps = deps;
  }

  /** @returns the id for `forget`; null when fewer than two of the pins are the person's own */
  async run(userId: UserId, pinIds: readonly PinId[]): Promise<string | null> {
    const { store, ids, clock } = this.#deps;
    const setId = ids.next();
    return store.transaction(async (tx) => {
      const visible = await visiblePins(tx.pins, pinIds, { id: userId, now: clock.now() });
      const own = [...visible.values()].filter(({ pin }) => pin.pinnerId === userId);
      if (own.length < 2) return null;
      await tx.duplicates.keepApart(
        userId,
        setId,
        own.map(({ pin }) => pin.id),
      );
      return setId;
    });
  }

  /** False for what is unknown, or somebody else's. */
  forget(userId: UserId, setId: string): Promise<boolean> {
    return this.#deps.store.transaction((tx) => tx.duplicates.forgetApart(userId, setId));
  }
}
