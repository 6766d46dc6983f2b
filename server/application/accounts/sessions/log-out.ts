import type { SessionRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock, Secrets } from '../../ports/surroundings.ts';
import { loginBrowser } from './identify-account.ts';

export type LogOutCommand = {
  readonly session: SessionRecord;
  /** The id of the browser, which is kept after a log-out; null when it has none. */
  readonly browserId: string | null;
};

type LogOutDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly secrets: Pick<Secrets, 'sign'>;
  readonly clock: Clock;
};

/** Ends a session; a missing one is fine. The browser stays known as one that has logged in to the account. */
export class LogOut {
  readonly #deps: LogOutDeps;

  constructor(deps: LogOutDeps) {
    this.#deps = deps;
  }

  async run({ session: { id, type, userId }, browserId }: LogOutCommand): Promise<void> {
    const { store, secrets, clock } = this.#deps;
    await store.transaction(async (tx) => {
      await tx.sessions.remove(id);
      if (type !== 'full' || browserId === null) return;
      await tx.sessions.noteLogin(userId, loginBrowser(secrets, userId, browserId), clock.now());
    });
  }
}
