import type { Outbox } from '../../ports/outbox.ts';
import { CREATION_KNOWN_MS } from '../../ports/pins/pin-creations.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock } from '../../ports/surroundings.ts';

type ClearEndedDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
};

/** So long mails that were written to files wait to be taken, in milliseconds. */
const MAILS_WAIT_MS = 30 * 86_400_000;

/** So long it is kept from where somebody has logged in, in milliseconds. */
export const PLACES_KEPT_MS = 365 * 86_400_000;

/** So long the operator may try again what was given up, and the letters of mails among it are kept. */
export const FAILED_KEPT_MS = 14 * 86_400_000;

/**
 * Removes sessions and links of mails that have ended, which are refused anyway and need not be known any longer, and
 * places of logins long ago; keys of creates that are known no longer; mails that nobody took; jobs that were given up
 * long ago are forgotten.
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
      await tx.mails.removeBefore(now - FAILED_KEPT_MS);
    });
    await outbox.removeBefore(now - MAILS_WAIT_MS);
  }
}
