import type { LogIn } from '../sessions/log-in.ts';
import type { SignUp } from '../sessions/sign-up.ts';
import type { BlockPerson } from '../settings/block-person.ts';
import type { ChangeNotification } from '../settings/change-notification.ts';
import type { ChangeSettings } from '../settings/change-settings.ts';
import type { EndOtherSessions } from '../settings/end-other-sessions.ts';
import type { EndSession } from '../settings/end-session.ts';
import type { ListCountries } from '../settings/list-countries.ts';
import type { ListSessions } from '../settings/list-sessions.ts';
import type { ReadNotifications } from '../settings/read-notifications.ts';
import type { ReadSettings } from '../settings/read-settings.ts';
import type { CancelDeletion } from './cancel-deletion.ts';
import type { ChangeEmail } from './change-email.ts';
import type { ChangeMails } from './change-mails.ts';
import type { ChangePassword } from './change-password.ts';
import type { DeactivateAccount } from './deactivate-account.ts';
import type { DeleteAccount } from './delete-account.ts';
import type { LogInByLink } from './log-in-by-link.ts';
import type { ReadExport } from './read-export.ts';
import type { ReadMails } from './read-mails.ts';
import type { RequestExport } from './request-export.ts';
import type { RequestReset } from './request-reset.ts';
import type { SecureAccount } from './secure-account.ts';
import type { SendVerification } from './send-verification.ts';
import type { SetPassword } from './set-password.ts';
import type { VerifyEmail } from './verify-email.ts';

/** The use-cases around the own account and its settings. */
export type AccountServices = {
  readonly logIn: LogIn;
  readonly signUp: SignUp;
  readonly readSettings: ReadSettings;
  readonly changeSettings: ChangeSettings;
  readonly listCountries: ListCountries;
  readonly readNotifications: ReadNotifications;
  readonly changeNotification: ChangeNotification;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly endOtherSessions: EndOtherSessions;
  readonly blockPerson: BlockPerson;
  readonly changeEmail: ChangeEmail;
  readonly changePassword: ChangePassword;
  readonly sendVerification: SendVerification;
  readonly requestExport: RequestExport;
  readonly readExport: ReadExport;
  readonly deactivateAccount: DeactivateAccount;
  readonly deleteAccount: DeleteAccount;
  readonly cancelDeletion: CancelDeletion;
  readonly requestReset: RequestReset;
  readonly setPassword: SetPassword;
  readonly verifyEmail: VerifyEmail;
  readonly secureAccount: SecureAccount;
  readonly readMails: ReadMails;
  readonly changeMails: ChangeMails;
  readonly logInByLink: LogInByLink;
};

/** Fetches them when they are needed for the first time. @throws {ServiceError} when their code does not come */
export type OpenAccount = () => Promise<AccountServices>;
