import type { Answered, ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import type {
  AccountExport,
  AccountGateway,
  AccountOutcome,
  Deletion,
  Leaving,
  MailChange,
  MailOutcome,
  NewEmail,
  NewPassword,
  PasswordByMail,
} from '../../../application/ports/people/account-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { WireError } from '../../../../wire/envelope.ts';
import { oneOf, textOrNull } from '../../../../wire/raw.ts';
import { timeFromWire } from '../../../../wire/time.ts';
import { viewerFromWire } from '../../../../wire/viewer-from-wire.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

const FORM_NAMES = {
  username_or_email: 'usernameOrEmail',
  old_password: 'oldPassword',
  new_password: 'newPassword',
  new_password_confirm: 'newPasswordAgain',
} as const;

const EXPORT_STATES = ['preparing', 'ready', 'failed'] as const;
type WireExport = Answered<ResourceCall<'AccountExport', 'get'>>;

/** The own account over the resource calls. */
export class HttpAccountGateway implements AccountGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async changeEmail({ email, password }: NewEmail): Promise<AccountOutcome> {
    return outcome(await this.#calls.update('UserEmail', { email, password }), 'password');
  }

  async changePassword(change: NewPassword): Promise<AccountOutcome> {
    const answer = await this.#calls.update('UserPassword', {
      old_password: change.oldPassword,
      new_password: change.newPassword,
      new_password_confirm: change.newPasswordAgain,
    });
    return outcome(answer, 'oldPassword');
  }

  async sendVerification(): Promise<AccountOutcome> {
    return outcome(await this.#calls.create('EmailVerification', {}));
  }

  async requestExport(): Promise<{ kind: 'export'; export: AccountExport } | Refused> {
    const answer = await this.#calls.create('AccountExport', {});
    return answer.kind === 'ok' ? { kind: 'export', export: exportOf(answer.data) } : refusedBy(answer.error);
  }

  async readExport(): Promise<AccountExport> {
    const answer = await this.#calls.get('AccountExport', {});
    if (answer.kind === 'ok') return exportOf(answer.data);
    if (answer.error.http_status === 404) return { status: 'none', url: null, expiresAt: null };
    throw new ServiceError('unavailable', answer.error.message);
  }

  async deactivate({ password, reason }: Leaving): Promise<AccountOutcome> {
    const answer = await this.#calls.create('DeactivateAccount', { password, explanation: reason });
    return outcome(answer, 'password');
  }

  async planDeletion({
    password,
    reason,
    confirm,
  }: Deletion): Promise<{ kind: 'planned'; deleteAt: number | null } | Refused> {
    const answer = await this.#calls.create('AccountDeletion', { password, confirm, explanation: reason });
    return answer.kind === 'ok'
      ? { kind: 'planned', deleteAt: timeFromWire(answer.data.delete_at) }
      : refusal(answer.error, 'password');
  }

  async cancelDeletion(): Promise<AccountOutcome> {
    return outcome(await this.#calls.delete('AccountDeletion', {}));
  }

  async requestReset(usernameOrEmail: string): Promise<AccountOutcome> {
    return outcome(await this.#calls.create('UserResetPassword', { username_or_email: usernameOrEmail }));
  }

  async setPassword(change: PasswordByMail): Promise<AccountOutcome> {
    const { username, token, expires } = change;
    const answer = await this.#calls.update('ResetPasswordFromEmail', {
      username,
      token,
      ...(expires === undefined ? {} : { expiration: expires }),
      new_password: change.newPassword,
      new_password_confirm: change.newPasswordAgain,
    });
    return outcome(answer);
  }

  async verifyEmail(token: string): Promise<AccountOutcome> {
    return outcome(await this.#calls.update('EmailVerification', { token }));
  }

  async secure(token: string): Promise<AccountOutcome> {
    return outcome(await this.#calls.update('SecurePanic', { token }));
  }

  async mails(token: string): Promise<MailOutcome> {
    return mailsOf(await this.#calls.get('EmailSubscription', { token }));
  }

  async changeMails(token: string, change: MailChange): Promise<MailOutcome> {
    const options: Sent<ResourceCall<'EmailSubscription', 'update'>> =
      change.kind === 'none'
        ? { token, unsubscribe_all: true }
        : { token, categories: { [change.name]: change.sent } };
    return mailsOf(await this.#calls.update('EmailSubscription', options));
  }

  async logInByLink(token: string): ReturnType<AccountGateway['logInByLink']> {
    const answer = await this.#calls.create('UserSession', { token });
    return answer.kind === 'ok'
      ? { kind: 'signed-in', viewer: viewerFromWire(answer.data) }
      : refusedBy(answer.error);
  }
}

function outcome(answer: CallOutcome, passwordField?: string): AccountOutcome {
  return answer.kind === 'ok' ? { kind: 'done' } : refusal(answer.error, passwordField);
}

/** A wrong password is an error of its field, even if the server does not name the field. */
function refusal(error: WireError, passwordField?: string): Refused {
  const refused = refusedBy(error, FORM_NAMES);
  if (error.reason !== 'wrong_password' || passwordField === undefined) return refused;
  return { ...refused, fields: [{ name: passwordField, problem: 'not_allowed' }] };
}

function exportOf({ status, url, expires_at }: WireExport): AccountExport {
  return {
    status: oneOf(status, EXPORT_STATES, 'none'),
    url: textOrNull(url),
    expiresAt: timeFromWire(expires_at),
  };
}

function mailsOf(answer: CallOutcome<Answered<ResourceCall<'EmailSubscription', 'get'>>>): MailOutcome {
  return answer.kind === 'ok'
    ? { kind: 'mails', categories: answer.data.categories }
    : refusedBy(answer.error);
}
