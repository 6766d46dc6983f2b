import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { emailKey } from '../../../../src/domain/limits/email-field.ts';
import { postMail, type PostMailDeps } from '../../mail/post-mail.ts';
import type { MailTokenRecord, PendingSignup } from '../../ports/people/mails.ts';
import { NotUnique, type Store } from '../../ports/store.ts';
import type { Secrets } from '../../ports/surroundings.ts';
import { freeUsername } from '../internal/sign-up/free-username.ts';
import { goodToken } from '../internal/credentials/mail-token.ts';
import { insertUser, type InsertUserDeps } from '../internal/sign-up/insert-user.ts';
import { newUser } from '../internal/sign-up/new-user.ts';

/** `taken`: another account has the address by now. */
export type ConfirmEmailOutcome = 'confirmed' | 'bad_token' | 'taken';

type ConfirmEmailDeps = PostMailDeps &
  InsertUserDeps & {
    readonly store: Store;
    readonly secrets: Pick<Secrets, 'hashToken'>;
  };

/**
 * Confirms an address by the link of a mail: that of an account, a requested new one, or that of a sign-up, which
 * creates the account.
 */
export class ConfirmEmail {
  readonly #deps: ConfirmEmailDeps;

  constructor(deps: ConfirmEmailDeps) {
    this.#deps = deps;
  }

  async run(token: string): Promise<ConfirmEmailOutcome> {
    const signup = await goodToken(this.#deps, token, 'signup');
    const found = signup ?? (await goodToken(this.#deps, token, 'confirm_email'));
    if (found === undefined) return 'bad_token';
    try {
      return found.signup === null ? await this.#confirm(found) : await this.#begin(found.hash, found.signup);
    } catch (error) {
      if (error instanceof NotUnique) return 'taken';
      throw error;
    }
  }

  async #confirm({ hash, userId, address }: MailTokenRecord): Promise<ConfirmEmailOutcome> {
    const { store } = this.#deps;
    const user = userId === null ? undefined : await store.users.find(userId);
    if (user === undefined) return 'bad_token';
    const isNew = emailKey(user.email) !== emailKey(address);
    const outcome = await store.transaction(async (tx) => {
      if (!(await tx.mailTokens.take(hash, 'confirm_email'))) return 'bad_token';
      await tx.users.update(user.id, { email: address, emailVerified: true });
      await tx.mailTokens.removeAllOf(user.id, 'confirm_email');
      if (!isNew) return 'confirmed';
      await tx.mailTokens.removeAllOf(user.id, 'reset');
      await postMail(tx, this.#deps, user.id, { kind: 'email_changed', address: user.email });
      return 'confirmed';
    });
    return outcome;
  }

  async #begin(hash: string, signup: PendingSignup): Promise<ConfirmEmailOutcome> {
    const { store, ids, clock } = this.#deps;
    const id = ids.next();
    const username = await freeUsername(store.users, signup, id);
    const user = newUser({ ...signup, username }, { id: toUserId(id), createdAt: clock.now() });
    return store.transaction(async (tx) => {
      if (!(await tx.mailTokens.take(hash, 'signup'))) return 'bad_token';
      const isOperator = await tx.users.isEmpty();
      await insertUser(tx, this.#deps, { ...user, emailVerified: true, isOperator });
      return 'confirmed';
    });
  }
}
