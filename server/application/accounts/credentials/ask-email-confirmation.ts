import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';

type AskEmailConfirmationDeps = PostMailDeps & { readonly store: Store };

/** Sends the link that confirms the account's own address, unless it is confirmed already. */
export class AskEmailConfirmation {
  readonly #deps: AskEmailConfirmationDeps;

  constructor(deps: AskEmailConfirmationDeps) {
    this.#deps = deps;
  }

  async run(user: UserRecord): Promise<void> {
    if (user.emailVerified) return;
    const { store } = this.#deps;
    const letter = { kind: 'confirm_email', address: user.email } as const;
    await store.transaction((tx) => postMail(tx, this.#deps, user.id, letter));
  }
}
