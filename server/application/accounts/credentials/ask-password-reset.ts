import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { Store } from '../../ports/store.ts';

type AskPasswordResetDeps = PostMailDeps & { readonly store: Store };

/**
 * Records a request for a new password. The account is looked up in the background, so that neither the response nor
 * its time reveals whether it exists.
 */
export class AskPasswordReset {
  readonly #deps: AskPasswordResetDeps;

  constructor(deps: AskPasswordResetDeps) {
    this.#deps = deps;
  }

  async run(usernameOrEmail: string): Promise<void> {
    const { store } = this.#deps;
    const letter = { kind: 'password_reset', name: usernameOrEmail } as const;
    await store.transaction((tx) => postMail(tx, this.#deps, null, letter));
  }
}
