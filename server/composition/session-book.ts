import type { SessionBook } from '../adapters/http-api/core/session-reader.ts';
import type { Store } from '../application/ports/store.ts';

/** The sessions of the store, as requests need them. */
export function sessionBookOf(store: Store): SessionBook {
  return {
    findByTokenHash: (tokenHash) => store.sessions.findByTokenHash(tokenHash),
    renew: (id, times) => store.transaction((tx) => tx.sessions.renew(id, times)),
  };
}
