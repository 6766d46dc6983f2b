import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { SessionRecord } from '../../ports/records.ts';
import type { StoreReader } from '../../ports/store.ts';
import type { Clock } from '../../ports/surroundings.ts';

type ListSessionsDeps = { readonly store: Pick<StoreReader, 'sessions'>; readonly clock: Clock };

/** The user's sessions, last used first. */
export class ListSessions {
  readonly #deps: ListSessionsDeps;

  constructor(deps: ListSessionsDeps) {
    this.#deps = deps;
  }

  run(userId: UserId): Promise<readonly SessionRecord[]> {
    return this.#deps.store.sessions.listOf(userId, this.#deps.clock.now());
  }
}
