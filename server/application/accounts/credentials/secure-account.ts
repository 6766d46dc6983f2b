import { emailKey } from '../../../../src/domain/limits/email-field.ts';
import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import { NotUnique, type Store, type StoreTransaction } from '../../ports/store.ts';
import type { Secrets } from '../../ports/surroundings.ts';
import { goodToken } from '../internal/credentials/mail-token.ts';

type SecureAccountDeps = PostMailDeps & {
  readonly store: Store;
  readonly secrets: Pick<Secrets, 'hashToken'>;
};

/** No password has this hash. */
const NOBODYS_HASH = '';

/**
 * "That was not me": by the link of a mail about a change. All sessions end, the password becomes invalid (an attacker
 * may have set it), the account returns to the address of that mail, and a password reset link is sent there.
 */
export class SecureAccount {
  readonly #deps: SecureAccountDeps;

  constructor(deps: SecureAccountDeps) {
    this.#deps = deps;
  }

  async run(token: string): Promise<'secured' | 'bad_token'> {
    const found = await goodToken(this.#deps, token, 'panic');
    if (found?.userId == null) return 'bad_token';
    const { userId, hash, address } = found;
    const secure = (change: { email?: string; emailVerified?: boolean }) =>
      this.#deps.store.transaction(async (tx: StoreTransaction) => {
        if (!(await tx.mailTokens.take(hash, 'panic'))) return 'bad_token' as const;
        await tx.users.update(userId, { passwordHash: NOBODYS_HASH, ...change });
        await tx.sessions.removeAllOf(userId);
        await tx.mailTokens.removeAllOf(userId);
        await postMail(tx, this.#deps, userId, { kind: 'account_secured', address });
        return 'secured' as const;
      });
    const user = await this.#deps.store.users.find(userId);
    const isSame = user !== undefined && emailKey(user.email) === emailKey(address);
    const outcome = await secure(isSame ? {} : { email: address, emailVerified: true }).catch((error) => {
      // If another account has the address by now, that account keeps it.
      if (error instanceof NotUnique) return secure({});
      throw error;
    });
    return outcome;
  }
}
