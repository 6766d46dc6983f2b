import type { Refusal } from '../../../../src/domain/limits/checked.ts';
import { checkNewPassword } from '../../../../src/domain/limits/password-field.ts';
import { postMail } from '../../mail/post-mail.ts';
import type { SessionRecord, UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { PasswordHasher } from '../../ports/surroundings.ts';
import { confirmPassword } from '../internal/credentials/confirm-password.ts';
import {
  newSession,
  storeSession,
  type ClientBrowser,
  type NewSessionDeps,
  type OpenedSession,
} from '../sessions/new-session.ts';

export type ChangePasswordCommand = {
  readonly user: UserRecord;
  readonly session: SessionRecord;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly browser: ClientBrowser;
};

export type ChangePasswordOutcome =
  | ({ readonly kind: 'changed'; readonly user: UserRecord } & OpenedSession)
  | { readonly kind: 'wrong_password' }
  | { readonly kind: 'bad_password'; readonly refusal: Refusal };

type ChangePasswordDeps = NewSessionDeps & {
  readonly store: Store;
  readonly passwords: PasswordHasher;
};

/**
 * Changes the password. All sessions end; this browser gets a new one. A mail informs the owner, in case it was
 * somebody else. Earlier links of mails become invalid.
 */
export class ChangePassword {
  readonly #deps: ChangePasswordDeps;

  constructor(deps: ChangePasswordDeps) {
    this.#deps = deps;
  }

  async run(command: ChangePasswordCommand): Promise<ChangePasswordOutcome> {
    const { user, session, browser } = command;
    const { store, passwords } = this.#deps;
    if (!(await confirmPassword(passwords, user, command.oldPassword))) return { kind: 'wrong_password' };
    const password = checkNewPassword(command.newPassword, user);
    if (!password.ok) return { kind: 'bad_password', refusal: password };
    const passwordHash = await passwords.hash(password.value);
    const opened = newSession(this.#deps, user.id, session.remember, browser);
    await store.transaction(async (tx) => {
      await tx.users.update(user.id, { passwordHash });
      await tx.sessions.removeAllOf(user.id);
      await storeSession(tx, this.#deps, opened.session, browser);
      await tx.mailTokens.removeAllOf(user.id);
      await postMail(tx, this.#deps, user.id, { kind: 'password_changed' });
    });
    return { kind: 'changed', user: { ...user, passwordHash }, ...opened };
  }
}
