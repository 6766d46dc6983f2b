import { AskEmailConfirmation } from '../../../../application/accounts/credentials/ask-email-confirmation.ts';
import { AskPasswordReset } from '../../../../application/accounts/credentials/ask-password-reset.ts';
import { CancelDeletion } from '../../../../application/accounts/ending/cancel-deletion.ts';
import { ChangeEmail } from '../../../../application/accounts/credentials/change-email.ts';
import { ChangePassword } from '../../../../application/accounts/credentials/change-password.ts';
import { CheckEmail } from '../../../../application/accounts/sign-up/check-email.ts';
import { CheckUsername } from '../../../../application/accounts/sign-up/check-username.ts';
import { ConfirmEmail } from '../../../../application/accounts/credentials/confirm-email.ts';
import { DeactivateAccount } from '../../../../application/accounts/ending/deactivate-account.ts';
import { EndSessions } from '../../../../application/accounts/sessions/end-sessions.ts';
import { ListSessions } from '../../../../application/accounts/sessions/list-sessions.ts';
import { LogInByMail } from '../../../../application/accounts/sessions/log-in-by-mail.ts';
import { LogIn } from '../../../../application/accounts/sessions/log-in.ts';
import { LogOut } from '../../../../application/accounts/sessions/log-out.ts';
import { PlanDeletion } from '../../../../application/accounts/ending/plan-deletion.ts';
import { RegisterUser } from '../../../../application/accounts/sign-up/register-user.ts';
import { ResetPassword } from '../../../../application/accounts/credentials/reset-password.ts';
import { SecureAccount } from '../../../../application/accounts/credentials/secure-account.ts';
import { ReadExport } from '../../../../application/exports/read-export.ts';
import { EXPORTS_A_DAY, RequestExport } from '../../../../application/exports/request-export.ts';
import { MailSubscription } from '../../../../application/mail/mail-subscription.ts';
import { ChangeNotifications } from '../../../../application/settings/change-notifications.ts';
import { scaledLimit } from '../../core/call/rate-limits.ts';
import type { BaseDeps } from '../base-deps.ts';
import { normalizedNames } from '../normalized-names.ts';

/** Builds the use-cases for the caller's own account. */
export function accountCallDepsOn(on: BaseDeps) {
  const { configuration, store, secrets, ids, clock, passwords, consentLog } = on;
  const { sessionDays, signupConfirmEmail: confirmsEmail } = configuration;
  const mailing = { store, ids, clock };
  const operators = normalizedNames(configuration.operators);
  const sessions = { store, secrets, ids, clock, sessionDays };
  return {
    registerUser: new RegisterUser({
      ...sessions,
      passwords,
      isSignupOpen: configuration.allowSignup,
      minAge: configuration.minAge,
      setupCode: on.setupCode,
      confirmsEmail,
      operators,
      consentLog,
    }),
    logIn: new LogIn({ ...sessions, passwords, operators, consentLog }),
    logInByMail: new LogInByMail(sessions),
    logOut: new LogOut({ store, secrets, clock }),
    checkUsername: new CheckUsername({ store, ids }),
    checkEmail: new CheckEmail({ store, confirmsEmail }),
    listSessions: new ListSessions({ store, clock }),
    endSessions: new EndSessions({ store }),
    changePassword: new ChangePassword({ ...sessions, passwords }),
    changeEmail: new ChangeEmail({ ...mailing, passwords }),
    askPasswordReset: new AskPasswordReset(mailing),
    resetPassword: new ResetPassword({ ...mailing, passwords, secrets }),
    askEmailConfirmation: new AskEmailConfirmation(mailing),
    confirmEmail: new ConfirmEmail({ ...mailing, secrets, consentLog }),
    secureAccount: new SecureAccount({ ...mailing, secrets }),
    changeNotifications: new ChangeNotifications({ store }),
    mailSubscription: new MailSubscription({ store, secrets }),
    requestExport: new RequestExport({
      ...mailing,
      requestsADay: scaledLimit(EXPORTS_A_DAY, configuration.rateLimitScale),
    }),
    readExport: new ReadExport({ store, clock, exportFiles: on.exportFiles }),
    deactivateAccount: new DeactivateAccount({ store, passwords }),
    planDeletion: new PlanDeletion({ ...mailing, passwords, graceDays: configuration.accountDeletionDays }),
    cancelDeletion: new CancelDeletion({ store, clock }),
  };
}
