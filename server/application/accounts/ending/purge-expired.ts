import type { Outbox } from '../../ports/outbox.ts';
import { CREATION_KNOWN_MS } from '../../ports/pins/pin-creations.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock } from '../../ports/surroundings.ts';

type ClearEndedDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
};

/** How long mails that were written to files are stored, in milliseconds. */
const MAILS_WAIT_MS = 30 * 86_400_000;

/** How long the networks of log-ins are stored, in milliseconds. */
export const PLACES_KEPT_MS = 365 * 86_400_000;

/** How long a member's search queries are stored after the last search for them, in milliseconds. */
export const QUERIES_KEPT_MS = 90 * 86_400_000;

/** How long given-up jobs can be retried, and how long the contents of their mails are stored. */
export const FAILED_KEPT_MS = 14 * 86_400_000;

/** How many changes an index of discovery may be behind without being built anew. */
const CHANGES_KEPT = 100_000;

/**
 * Removes expired data: sessions, links of mails, networks of old log-ins, idempotency keys of creates, mails that were
 * not collected, old search queries, and jobs that were given up long ago.
 */
export class PurgeExpired {
  readonly #deps: ClearEndedDeps;

  constructor(deps: ClearEndedDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { store, outbox, clock } = this.#deps;
    const now = clock.now();
    await store.transaction(async (tx) => {
      await tx.sessions.removeExpired(now);
      await tx.sessions.forgetPlacesBefore(now - PLACES_KEPT_MS);
      await tx.mailTokens.removeExpired(now);
      await tx.pinCreations.removeBefore(now - CREATION_KNOWN_MS);
      await tx.jobs.removeFailedBefore(now - FAILED_KEPT_MS);
      await tx.searchQueries.removeBefore(now - QUERIES_KEPT_MS);
      await tx.mails.removeBefore(now - FAILED_KEPT_MS);
      await tx.discovery.keepNewestChanges(CHANGES_KEPT);
    });
    await outbox.removeBefore(now - MAILS_WAIT_MS);
  }
}
