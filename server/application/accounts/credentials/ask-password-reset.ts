import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { Store } from '../../ports/store.ts';

type AskPasswordResetDeps = PostMailDeps & { readonly store: Store };

/**
 * Notes that somebody wants a new password. Whether there is such an account is looked up in the background, so that
 * neither the answer nor its time tells.
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
