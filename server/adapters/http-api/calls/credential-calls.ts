import { EMAIL_MAX } from '../../../../src/domain/limits/email-field.ts';
import { CallFailure, taken } from '../core/call-failure.ts';
import { defineResourceCall, OK, type Call } from '../core/define-call.ts';
import { textUpTo } from '../../../../wire/params/kinds.ts';
import { optional, required } from '../../../../wire/params/presence.ts';
import { email, password } from './account-kinds.ts';
import { askingBrowser } from './asking-browser.ts';
import type { CallDeps } from './call-deps.ts';
import { checkTwiceTyped, refusedPassword } from './new-password.ts';

/** Password and mail address: changing them, proving them, and getting back in without them. */
export function credentialCalls(deps: CallDeps): readonly Call[] {
  return [
    changePassword(deps),
    changeEmail(deps),
    askReset(deps),
    resetPassword(deps),
    askConfirmation(deps),
    confirmEmail(deps),
    secureAccount(deps),
  ];
}

const TOKEN_MAX = 512;
const NEW_PASSWORD = { new_password: required(password()), new_password_confirm: required(password()) };
const TOKEN = { token: required(textUpTo(TOKEN_MAX)) };

function changePassword({ changePassword }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserPasswordResource',
    action: 'update',
    endpointName: 'user_password_update',
    who: 'S',
    bucket: 'password_checks',
    params: { old_password: required(password()), ...NEW_PASSWORD },
    async run(context, options) {
      checkTwiceTyped(options);
      const { user, session } = context.viewer;
      const outcome = await changePassword.run({
        user,
        session,
        oldPassword: options.old_password,
        newPassword: options.new_password,
        browser: askingBrowser(context),
      });
      switch (outcome.kind) {
        case 'wrong_password':
          throw new CallFailure('wrong_password', { target: 'old_password' });
        case 'bad_password':
          throw refusedPassword('new_password', outcome.refusal);
        case 'changed':
          return { data: OK, effects: [{ ...outcome, kind: 'session_started' }] };
      }
    },
  });
}

function changeEmail({ changeEmail }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserEmailResource',
    action: 'update',
    endpointName: 'user_email_update',
    who: 'S',
    bucket: 'email_changes',
    params: { email: required(email()), password: required(password()) },
    async run({ user }, options) {
      const outcome = await changeEmail.run(user, options.email, options.password);
      if (outcome === 'wrong_password') throw new CallFailure('wrong_password', { target: 'password' });
      return { data: { status: 'confirm_email' } };
    },
  });
}

/** The same answer after the same work, whether there is such an account or not. */
function askReset({ askPasswordReset }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserResetPasswordResource',
    action: 'create',
    endpointName: 'user_reset_password_create',
    who: 'A',
    bucket: 'account_mails',
    accountOptions: ['username_or_email'],
    params: { username_or_email: required(textUpTo(EMAIL_MAX)) },
    async run(_context, { username_or_email }) {
      await askPasswordReset.run(username_or_email);
      return { data: { sent: true } };
    },
  });
}

function resetPassword({ resetPassword }: CallDeps): Call {
  return defineResourceCall({
    name: 'ResetPasswordFromEmailResource',
    action: 'update',
    endpointName: 'reset_password_from_email_update',
    who: 'A',
    bucket: 'login',
    accountOptions: ['username'],
    params: {
      username: required(textUpTo(100)),
      ...TOKEN,
      expiration: optional(textUpTo(40)),
      ...NEW_PASSWORD,
    },
    async run(_context, options) {
      checkTwiceTyped(options);
      const outcome = await resetPassword.run(options.username, options.token, options.new_password);
      if (outcome.kind === 'bad_token') throw new CallFailure('token_invalid');
      if (outcome.kind === 'bad_password') throw refusedPassword('new_password', outcome.refusal);
      return { data: OK };
    },
  });
}

function askConfirmation({ askEmailConfirmation }: CallDeps): Call {
  return defineResourceCall({
    name: 'EmailVerificationResource',
    action: 'create',
    endpointName: 'email_verification_create',
    who: 'S',
    bucket: 'account_mails',
    params: {},
    async run({ user }) {
      await askEmailConfirmation.run(user);
      return { data: { sent: true } };
    },
  });
}

function confirmEmail({ confirmEmail }: CallDeps): Call {
  return defineResourceCall({
    name: 'EmailVerificationResource',
    action: 'update',
    endpointName: 'email_verification_update',
    who: 'A',
    params: TOKEN,
    async run(_context, { token }) {
      const outcome = await confirmEmail.run(token);
      if (outcome === 'bad_token') throw new CallFailure('token_invalid');
      if (outcome === 'taken') throw taken('email');
      return { data: OK };
    },
  });
}

function secureAccount({ secureAccount }: CallDeps): Call {
  return defineResourceCall({
    name: 'SecurePanicResource',
    action: 'update',
    endpointName: 'secure_panic_update',
    who: 'A',
    params: TOKEN,
    async run(_context, { token }) {
      if ((await secureAccount.run(token)) === 'bad_token') throw new CallFailure('token_invalid');
      return { data: OK };
    },
  });
}
