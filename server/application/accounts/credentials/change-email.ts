import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { confirmPassword } from './confirm-password.ts';

type ChangeEmailDeps = PostMailDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
};

/**
 * Asks the owner of another address to confirm it; it counts once that is done. Nobody learns here whether the
 * address belongs to an account.
 */
export class ChangeEmail {
  readonly #deps: ChangeEmailDeps;

  constructor(deps: ChangeEmailDeps) {
    this.#deps = deps;
  }

  async run(user: UserRecord, email: string, password: string): Promise<'asked' | 'wrong_password'> {
    const { store, passwords } = this.#deps;
    if (!(await confirmPassword(passwords, user, password))) return 'wrong_password';
    const letter = { kind: 'confirm_email', address: email } as const;
    await store.transaction((tx) => postMail(tx, this.#deps, user.id, letter));
    return 'asked';
  }
}
