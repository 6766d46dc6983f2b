import type { Viewer } from '../../../domain/users/user.ts';
import type { Refused } from '../refused.ts';

export type AccountOutcome = { readonly kind: 'done' } | Refused;

export type NewEmail = { readonly email: string; readonly password: string };
export type NewPassword = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
};
/** The code of a reset link, and the new password. */
export type PasswordByMail = {
  readonly username: string;
  readonly token: string;
  /** Unchanged from the link. */
  readonly expires: string | undefined;
  readonly newPassword: string;
  readonly newPasswordAgain: string;
};
export type Leaving = { readonly password: string; readonly reason: string };
export type Deletion = Leaving & { readonly confirm: string };

/** An export of all data of the account. */
export type AccountExport = {
  /** `none`: no export was requested, or it has expired. */
  readonly status: 'none' | 'preparing' | 'ready' | 'failed';
  /** The address of the file while it is ready. */
  readonly url: string | null;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number | null;
};

/** Whether mail is sent, by category. */
export type MailCategories = Readonly<Record<string, boolean>>;
export type MailOutcome = { readonly kind: 'mails'; readonly categories: MailCategories } | Refused;
export type MailChange =
  { readonly kind: 'category'; readonly name: string; readonly sent: boolean } | { readonly kind: 'none' };

/** The account: mail address, password, deactivation and deletion. @throws {ServiceError} */
export interface AccountGateway {
  /** Takes effect once the link in the mail to the new address was opened. */
  changeEmail(change: NewEmail): Promise<AccountOutcome>;
  /** Ends all other sessions. */
  changePassword(change: NewPassword): Promise<AccountOutcome>;
  sendVerification(): Promise<AccountOutcome>;
  requestExport(): Promise<{ readonly kind: 'export'; readonly export: AccountExport } | Refused>;
  readExport(): Promise<AccountExport>;
  /** Hides the account until its next log-in, and ends this session. */
  deactivate(leaving: Leaving): Promise<AccountOutcome>;
  /** Plans the deletion of the account; `deleteAt` in milliseconds since the epoch. */
  planDeletion(
    deletion: Deletion,
  ): Promise<{ readonly kind: 'planned'; readonly deleteAt: number | null } | Refused>;
  cancelDeletion(): Promise<AccountOutcome>;

  /* Calls with a token from a mail, without a session. */
  /** The outcome does not reveal whether the account exists. */
  requestReset(usernameOrEmail: string): Promise<AccountOutcome>;
  setPassword(change: PasswordByMail): Promise<AccountOutcome>;
  verifyEmail(token: string): Promise<AccountOutcome>;
  /** Ends all sessions and sends a reset mail. */
  secure(token: string): Promise<AccountOutcome>;
  mails(token: string): Promise<MailOutcome>;
  changeMails(token: string, change: MailChange): Promise<MailOutcome>;
  logInByLink(token: string): Promise<{ readonly kind: 'signed-in'; readonly viewer: Viewer } | Refused>;
}
