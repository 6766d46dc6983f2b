import { ContainerModule } from 'inversify';
import { HttpAccountGateway } from '../../adapters/http/people/http-account-gateway.ts';
import { HttpLoginGateway } from '../../adapters/http/people/http-login-gateway.ts';
import { HttpSettingsGateway } from '../../adapters/http/people/http-settings-gateway.ts';
import type { AccountServices } from '../../application/accounts/account-services.ts';
import { CancelDeletion } from '../../application/accounts/cancel-deletion.ts';
import { ChangeEmail } from '../../application/accounts/change-email.ts';
import { ChangeMails } from '../../application/accounts/change-mails.ts';
import { ChangePassword } from '../../application/accounts/change-password.ts';
import { DeactivateAccount } from '../../application/accounts/deactivate-account.ts';
import { DeleteAccount } from '../../application/accounts/delete-account.ts';
import { LogInByLink } from '../../application/accounts/log-in-by-link.ts';
import { ReadExport } from '../../application/accounts/read-export.ts';
import { ReadMails } from '../../application/accounts/read-mails.ts';
import { RequestExport } from '../../application/accounts/request-export.ts';
import { RequestReset } from '../../application/accounts/request-reset.ts';
import { SecureAccount } from '../../application/accounts/secure-account.ts';
import { SendVerification } from '../../application/accounts/send-verification.ts';
import { SetPassword } from '../../application/accounts/set-password.ts';
import { VerifyEmail } from '../../application/accounts/verify-email.ts';
import { LogIn } from '../../application/sessions/log-in.ts';
import { SignUp } from '../../application/sessions/sign-up.ts';
import { BlockPerson } from '../../application/settings/block-person.ts';
import { ChangeNotification } from '../../application/settings/change-notification.ts';
import { ChangeSettings } from '../../application/settings/change-settings.ts';
import { EndOtherSessions } from '../../application/settings/end-other-sessions.ts';
import { EndSession } from '../../application/settings/end-session.ts';
import { ListCountries } from '../../application/settings/list-countries.ts';
import { ListSessions } from '../../application/settings/list-sessions.ts';
import { MessageChoice } from '../../application/settings/message-choice.ts';
import { ReadNotifications } from '../../application/settings/read-notifications.ts';
import { ReadSettings } from '../../application/settings/read-settings.ts';
import {
  AccountGatewayToken,
  LoginGatewayToken,
  SettingsGatewayToken,
  UserStateGatewayToken,
} from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { LoggerToken, OpenDraftsToken } from '../tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { sharedGateways } from './shared-gateways.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, AccountGatewayToken, HttpAccountGateway);
  provideHttpGateway(bind, LoginGatewayToken, HttpLoginGateway);
  provideHttpGateway(bind, SettingsGatewayToken, HttpSettingsGateway);
});

/** The use-cases around the own account. */
export const accountChunk = lazyChunk(
  [sharedGateways, gateways],
  {
    accounts: AccountGatewayToken,
    settings: SettingsGatewayToken,
    states: UserStateGatewayToken,
    logins: LoginGatewayToken,
    openDrafts: OpenDraftsToken,
    logger: LoggerToken,
  },
  ({ accounts, settings, states, logins, openDrafts, logger }): AccountServices => ({
    logIn: new LogIn({ logins }),
    signUp: new SignUp({ logins }),
    readSettings: new ReadSettings({ settings }),
    changeSettings: new ChangeSettings({ settings }),
    listCountries: new ListCountries({ settings }),
    readNotifications: new ReadNotifications({ settings }),
    changeNotification: new ChangeNotification({ settings }),
    messageChoice: new MessageChoice({ states }),
    listSessions: new ListSessions({ settings }),
    endSession: new EndSession({ settings }),
    endOtherSessions: new EndOtherSessions({ settings }),
    blockPerson: new BlockPerson({ settings }),
    changeEmail: new ChangeEmail({ accounts }),
    changePassword: new ChangePassword({ accounts }),
    sendVerification: new SendVerification({ accounts }),
    requestExport: new RequestExport({ accounts }),
    readExport: new ReadExport({ accounts }),
    deactivateAccount: new DeactivateAccount({ accounts, openDrafts, logger }),
    deleteAccount: new DeleteAccount({ accounts }),
    cancelDeletion: new CancelDeletion({ accounts }),
    requestReset: new RequestReset({ accounts }),
    setPassword: new SetPassword({ accounts }),
    verifyEmail: new VerifyEmail({ accounts }),
    secureAccount: new SecureAccount({ accounts }),
    readMails: new ReadMails({ accounts }),
    changeMails: new ChangeMails({ accounts }),
    logInByLink: new LogInByLink({ accounts }),
  }),
);
