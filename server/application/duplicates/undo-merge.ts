import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

export type UndoMergeOutcome =
  | { readonly kind: 'undone'; readonly restored: readonly PinId[] }
  /** Too late, undone before, or somebody else's. */
  | { readonly kind: 'not_found' };

/** Takes a merge back: the removed pins are there again as they were. */
export class UndoMerge {
  readonly #deps: { readonly store: Pick<Store, 'transaction'>; readonly clock: Clock };

  constructor(deps: { readonly store: Pick<Store, 'transaction'>; readonly clock: Clock }) {
    this.#deps = deps;
  }

  async run(userId: UserId, mergeId: string): Promise<UndoMergeOutcome> {
    const { store, clock } = this.#deps;
    const restored = await store.transaction((tx) => tx.duplicates.undoMerge(userId, mergeId, clock.now()));
    return restored === undefined ? { kind: 'not_found' } : { kind: 'undone', restored };
  }
}
