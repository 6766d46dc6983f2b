import { ContainerModule } from 'inversify';
import { HttpAccountGateway } from '../../adapters/http/people/http-account-gateway.ts';
import { HttpLoginGateway } from '../../adapters/http/people/http-login-gateway.ts';
import { HttpSettingsGateway } from '../../adapters/http/people/http-settings-gateway.ts';
import type { AccountServices } from '../../application/accounts/account-services.ts';
import { ChangeEmail } from '../../application/accounts/change-email.ts';
import { ChangePassword } from '../../application/accounts/change-password.ts';
import { DeactivateAccount } from '../../application/accounts/deactivate-account.ts';
import { DeleteAccount } from '../../application/accounts/delete-account.ts';
import { RequestReset } from '../../application/accounts/request-reset.ts';
import { SetPassword } from '../../application/accounts/set-password.ts';
import { LogIn } from '../../application/sessions/log-in.ts';
import { SignUp } from '../../application/sessions/sign-up.ts';
import { ChangeSettings } from '../../application/settings/change-settings.ts';
import { MessageChoice } from '../../application/settings/message-choice.ts';
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

/** The use-cases for the viewer's account. */
export const chunk = lazyChunk(
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
    accounts,
    settings,
    logIn: new LogIn({ logins }),
    signUp: new SignUp({ logins }),
    changeSettings: new ChangeSettings({ settings }),
    messageChoice: new MessageChoice({ states }),
    changeEmail: new ChangeEmail({ accounts }),
    changePassword: new ChangePassword({ accounts }),
    deactivateAccount: new DeactivateAccount({ accounts, openDrafts, logger }),
    deleteAccount: new DeleteAccount({ accounts }),
    requestReset: new RequestReset({ accounts }),
    setPassword: new SetPassword({ accounts }),
  }),
);
