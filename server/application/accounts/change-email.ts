import { newMail, type NewMailDeps } from '../mail/new-mail.ts';
import type { UserRecord } from '../ports/records.ts';
import type { Store } from '../ports/store.ts';
import type { PasswordHasher } from '../ports/surroundings.ts';
import type { WorkBell } from '../ports/work-bell.ts';
import { confirmPassword } from './confirm-password.ts';

type ChangeEmailDeps = NewMailDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
  readonly bell: WorkBell;
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
    const { store, passwords, bell } = this.#deps;
    if (!(await confirmPassword(passwords, user, password))) return 'wrong_password';
    const mail = newMail(this.#deps, user.id, { kind: 'confirm_email', address: email });
    await store.transaction((tx) => tx.mails.insert(mail));
    bell.ring('mails');
    return 'asked';
  }
}
