import type { SessionLookup } from '../adapters/http-api/core/visit/session-reader.ts';
import { withOperatorRights, type OperatorNames } from '../application/accounts/operator-rights.ts';
import type { Store } from '../application/ports/store.ts';

/** Finds and renews sessions in the store, for requests. */
export function sessionLookup(store: Store, operators: OperatorNames): SessionLookup {
  return {
    async findByTokenHash(tokenHash) {
      const found = await store.sessions.findByTokenHash(tokenHash);
      return found && { ...found, user: withOperatorRights(found.user, operators) };
    },
    renew: (id, times) => store.transaction((tx) => tx.sessions.renew(id, times)),
  };
}
