import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { confirmPassword } from '../internal/credentials/confirm-password.ts';

type ChangeEmailDeps = PostMailDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
};

/**
 * Sends a confirmation link to the new address; the change takes effect with the confirmation. The response does not
 * reveal whether another account has the address.
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
