import type { UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import type { Store } from '../ports/store.ts';
import { QUICK_SAVES_BOARD_ID } from './read-user-state.ts';

export type WriteUserStateOutcome = { readonly kind: 'written' | 'computed' | 'too_many' };

/** Stores one of the values that clients store per user; `value` is JSON. Computed states cannot be stored. */
export class WriteUserState {
  readonly #deps: { readonly store: Store };

  constructor(deps: { readonly store: Store }) {
    this.#deps = deps;
  }

  async run(userId: UserId, name: string, value: string): Promise<WriteUserStateOutcome> {
    if (name === QUICK_SAVES_BOARD_ID) return { kind: 'computed' };
    return await this.#deps.store.transaction(async ({ userStates }): Promise<WriteUserStateOutcome> => {
      const isNew = (await userStates.find(userId, name)) === undefined;
      if (isNew && (await userStates.countOf(userId)) >= COUNT_LIMITS.statesPerUser) {
        return { kind: 'too_many' };
      }
      await userStates.put(userId, name, value);
      return { kind: 'written' };
    });
  }
}
