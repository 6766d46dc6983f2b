import type { Refusal } from '../../../../src/domain/limits/checked.ts';
import { checkNewPassword } from '../../../../src/domain/limits/password-field.ts';
import { emailKey } from '../../../../src/domain/limits/email-field.ts';
import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { PasswordHasher, Secrets } from '../../ports/surroundings.ts';
import { goodToken } from '../internal/credentials/mail-token.ts';

export type ResetPasswordOutcome =
  { readonly kind: 'changed' | 'bad_token' } | { readonly kind: 'bad_password'; readonly refusal: Refusal };

type ResetPasswordDeps = PostMailDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
  readonly secrets: Pick<Secrets, 'hashToken'>;
};

/** Sets a new password with a single-use link of a mail. All sessions end; the mail's address is confirmed. */
export class ResetPassword {
  readonly #deps: ResetPasswordDeps;

  constructor(deps: ResetPasswordDeps) {
    this.#deps = deps;
  }

  async run(username: string, token: string, newPassword: string): Promise<ResetPasswordOutcome> {
    const { store, passwords } = this.#deps;
    const found = await goodToken(this.#deps, token, 'reset');
    const user = found?.userId ? await store.users.find(found.userId) : undefined;
    if (found === undefined || user === undefined || !isNamed(user, username)) return { kind: 'bad_token' };
    const password = checkNewPassword(newPassword, user);
    if (!password.ok) return { kind: 'bad_password', refusal: password };
    const passwordHash = await passwords.hash(password.value);
    const provesEmail = emailKey(found.address) === emailKey(user.email);
    const isFirst = await store.transaction(async (tx) => {
      if (!(await tx.mailTokens.take(found.hash, 'reset'))) return false;
      await tx.users.update(user.id, { passwordHash, ...(provesEmail ? { emailVerified: true } : {}) });
      await tx.sessions.removeAllOf(user.id);
      await tx.mailTokens.removeAllOf(user.id);
      await postMail(tx, this.#deps, user.id, { kind: 'password_changed' });
      return true;
    });
    if (!isFirst) return { kind: 'bad_token' };
    return { kind: 'changed' };
  }
}

function isNamed(user: Pick<UserRecord, 'username'>, username: string): boolean {
  return user.username.toLowerCase() === username.toLowerCase();
}
