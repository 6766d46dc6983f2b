import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { confirmPassword } from '../internal/credentials/confirm-password.ts';

/** `leaving`: a deletion is planned, which takes precedence. */
export type DeactivateAccountOutcome = 'deactivated' | 'wrong_password' | 'suspended' | 'leaving';

type DeactivateAccountDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly passwords: PasswordHasher;
};

/** Hides an account and its content until its user logs in again. All its sessions end. */
export class DeactivateAccount {
  readonly #deps: DeactivateAccountDeps;

  constructor(deps: DeactivateAccountDeps) {
    this.#deps = deps;
  }

  async run(user: UserRecord, password: string): Promise<DeactivateAccountOutcome> {
    if (user.state === 'suspended') return 'suspended';
    if (user.deletesAt !== null) return 'leaving';
    const { store, passwords } = this.#deps;
    if (!(await confirmPassword(passwords, user, password))) return 'wrong_password';
    await store.transaction(async (tx) => {
      await tx.users.update(user.id, { state: 'deactivated' });
      await tx.sessions.removeAllOf(user.id);
    });
    return 'deactivated';
  }
}
