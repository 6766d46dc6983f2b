import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { StoreReader } from '../ports/store.ts';

/** The one state that is not kept but looked up. */
const QUICK_SAVES_BOARD_ID = 'QUICK_SAVES_BOARD_ID';

type ReadUserStateDeps = { readonly store: Pick<StoreReader, 'boards'> };

/** Reads one of the small things that clients keep per user; null when there is none. */
export class ReadUserState {
  readonly #deps: ReadUserStateDeps;

  constructor(deps: ReadUserStateDeps) {
    this.#deps = deps;
  }

  async run(state: string, userId: UserId): Promise<string | null> {
    if (state !== QUICK_SAVES_BOARD_ID) return null;
    return (await this.#deps.store.boards.findQuickSaves(userId))?.id ?? null;
  }
}
