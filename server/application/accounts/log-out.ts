import type { Store } from '../ports/store.ts';

/** Ends a session; one that is gone already is fine. */
export class LogOut {
  readonly #deps: { readonly store: Pick<Store, 'transaction'> };

  constructor(deps: { readonly store: Pick<Store, 'transaction'> }) {
    this.#deps = deps;
  }

  async run(sessionId: string): Promise<void> {
    await this.#deps.store.transaction((tx) => tx.sessions.remove(sessionId));
  }
}
