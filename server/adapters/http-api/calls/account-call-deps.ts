import type { AskEmailConfirmation } from '../../../application/accounts/ask-email-confirmation.ts';
import type { AskPasswordReset } from '../../../application/accounts/ask-password-reset.ts';
import type { ChangeEmail } from '../../../application/accounts/change-email.ts';
import type { ChangePassword } from '../../../application/accounts/change-password.ts';
import type { CheckEmail } from '../../../application/accounts/check-email.ts';
import type { CheckUsername } from '../../../application/accounts/check-username.ts';
import type { ConfirmEmail } from '../../../application/accounts/confirm-email.ts';
import type { EndSessions } from '../../../application/accounts/end-sessions.ts';
import type { ListSessions } from '../../../application/accounts/list-sessions.ts';
import type { LogInByMail } from '../../../application/accounts/log-in-by-mail.ts';
import type { LogIn } from '../../../application/accounts/log-in.ts';
import type { LogOut } from '../../../application/accounts/log-out.ts';
import type { RegisterUser } from '../../../application/accounts/register-user.ts';
import type { ResetPassword } from '../../../application/accounts/reset-password.ts';
import type { SecureAccount } from '../../../application/accounts/secure-account.ts';
import type { MailSubscription } from '../../../application/mail/mail-subscription.ts';
import type { ChangeNotifications } from '../../../application/settings/change-notifications.ts';

/** What the calls about one's own account do. */
export type AccountCallDeps = {
  readonly registerUser: RegisterUser;
  readonly logIn: LogIn;
  readonly logInByMail: LogInByMail;
  readonly logOut: LogOut;
  readonly checkUsername: CheckUsername;
  readonly checkEmail: CheckEmail;
  readonly listSessions: ListSessions;
  readonly endSessions: EndSessions;
  readonly changePassword: ChangePassword;
  readonly changeEmail: ChangeEmail;
  readonly askPasswordReset: AskPasswordReset;
  readonly resetPassword: ResetPassword;
  readonly askEmailConfirmation: AskEmailConfirmation;
  readonly confirmEmail: ConfirmEmail;
  readonly secureAccount: SecureAccount;
  readonly changeNotifications: ChangeNotifications;
  readonly mailSubscription: MailSubscription;
};
