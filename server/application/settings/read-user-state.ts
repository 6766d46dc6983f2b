import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { StoreReader } from '../ports/store.ts';

/** The one state that is computed instead of stored. */
export const QUICK_SAVES_BOARD_ID = 'QUICK_SAVES_BOARD_ID';

type ReadUserStateDeps = { readonly store: Pick<StoreReader, 'boards' | 'userStates'> };

/** Reads one of the values that clients store per user; null when there is none. */
export class ReadUserState {
  readonly #deps: ReadUserStateDeps;

  constructor(deps: ReadUserStateDeps) {
    this.#deps = deps;
  }

  /** @returns any JSON value */
  async run(name: string, userId: UserId): Promise<unknown> {
    const { boards, userStates } = this.#deps.store;
    if (name === QUICK_SAVES_BOARD_ID) return (await boards.findQuickSaves(userId))?.id ?? null;
    const value = await userStates.find(userId, name);
    return value === undefined ? null : JSON.parse(value);
  }
}
