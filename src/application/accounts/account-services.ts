import type { AccountGateway } from '../ports/people/account-gateway.ts';
import type { SettingsGateway } from '../ports/people/settings-gateway.ts';
import type { LogIn } from '../sessions/log-in.ts';
import type { SignUp } from '../sessions/sign-up.ts';
import type { ChangeSettings } from '../settings/change-settings.ts';
import type { MessageChoice } from '../settings/message-choice.ts';
import type { ChangeEmail } from './change-email.ts';
import type { ChangePassword } from './change-password.ts';
import type { DeactivateAccount } from './deactivate-account.ts';
import type { DeleteAccount } from './delete-account.ts';
import type { RequestReset } from './request-reset.ts';
import type { SetPassword } from './set-password.ts';

/** The use-cases for the viewer's account and its settings. */
export type AccountServices = {
  /** Calls that need no check before they are sent. */
  readonly accounts: Omit<
    AccountGateway,
    'changeEmail' | 'changePassword' | 'deactivate' | 'planDeletion' | 'requestReset' | 'setPassword'
  >;
  readonly settings: Omit<SettingsGateway, 'change'>;
  readonly logIn: LogIn;
  readonly signUp: SignUp;
  readonly changeSettings: ChangeSettings;
  readonly messageChoice: MessageChoice;
  readonly changeEmail: ChangeEmail;
  readonly changePassword: ChangePassword;
  readonly deactivateAccount: DeactivateAccount;
  readonly deleteAccount: DeleteAccount;
  readonly requestReset: RequestReset;
  readonly setPassword: SetPassword;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenAccount = () => Promise<AccountServices>;
