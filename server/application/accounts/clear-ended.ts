import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

type ClearEndedDeps = { readonly store: Pick<Store, 'transaction'>; readonly clock: Clock };

/** Removes sessions and links of mails that have ended: they are refused anyway, and need not be known any longer. */
export class ClearEnded {
  readonly #deps: ClearEndedDeps;

  constructor(deps: ClearEndedDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    await store.transaction(async (tx) => {
      await tx.sessions.removeExpired(now);
      await tx.mailTokens.removeExpired(now);
    });
  }
}
