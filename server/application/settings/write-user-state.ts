import type { UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import type { Store } from '../ports/store.ts';
import { ONBOARDING_STATE } from '../../../src/domain/onboarding/onboarding.ts';
import { QUICK_SAVES_BOARD_ID } from './read-user-state.ts';

/** Computed, or written by the server alone. */
const SERVER_STATES: ReadonlySet<string> = new Set([QUICK_SAVES_BOARD_ID, ONBOARDING_STATE]);

export type WriteUserStateOutcome = { readonly kind: 'written' | 'not_allowed' | 'too_many' };

/** Stores one of the values that clients store per user; `value` is JSON. States of the server cannot be stored. */
export class WriteUserState {
  readonly #deps: { readonly store: Store };

  constructor(deps: { readonly store: Store }) {
    this.#deps = deps;
  }

  async run(userId: UserId, name: string, value: string): Promise<WriteUserStateOutcome> {
    if (SERVER_STATES.has(name)) return { kind: 'not_allowed' };
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
