import { CREDENTIAL_CALLS } from '../../../../../wire/calls/accounts/credential.ts';
import { CallFailure, taken } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import { clientBrowser } from './client-browser.ts';
import type { CallDeps } from '../call-deps.ts';
import { checkTwiceTyped, refusedPassword } from './new-password.ts';

/** Calls to change and confirm password and mail address, and to reset the password. */
export function credentialCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(CREDENTIAL_CALLS, {
    changePassword: changePassword(deps),
    changeEmail: changeEmail(deps),
    askReset: askReset(deps),
    resetPassword: resetPassword(deps),
    askConfirmation: askConfirmation(deps),
    confirmEmail: confirmEmail(deps),
    secureAccount: secureAccount(deps),
  });
}

function changePassword({ changePassword }: CallDeps): Answer<typeof CREDENTIAL_CALLS.changePassword> {
  return async (context, options) => {
    checkTwiceTyped(options);
    const { user, session } = context.viewer;
    const outcome = await changePassword.run({
      user,
      session,
      oldPassword: options.old_password,
      newPassword: options.new_password,
      browser: clientBrowser(context),
    });
    switch (outcome.kind) {
      case 'wrong_password':
        throw new CallFailure('wrong_password', { target: 'old_password' });
      case 'bad_password':
        throw refusedPassword('new_password', outcome.refusal);
      case 'changed':
        return { data: OK, effects: [{ ...outcome, kind: 'session_started' }] };
    }
  };
}

function changeEmail({ changeEmail }: CallDeps): Answer<typeof CREDENTIAL_CALLS.changeEmail> {
  return async ({ user }, options) => {
    const outcome = await changeEmail.run(user, options.email, options.password);
    if (outcome === 'wrong_password') throw new CallFailure('wrong_password', { target: 'password' });
    return { data: { status: 'confirm_email' } };
  };
}

/** The response and the work are the same whether the account exists or not, so that accounts cannot be guessed. */
function askReset({ askPasswordReset }: CallDeps): Answer<typeof CREDENTIAL_CALLS.askReset> {
  return async (_context, { username_or_email }) => {
    await askPasswordReset.run(username_or_email);
    return { data: { sent: true } };
  };
}

function resetPassword({ resetPassword }: CallDeps): Answer<typeof CREDENTIAL_CALLS.resetPassword> {
  return async (_context, options) => {
    checkTwiceTyped(options);
    const outcome = await resetPassword.run(options.username, options.token, options.new_password);
    if (outcome.kind === 'bad_token') throw new CallFailure('token_invalid');
    if (outcome.kind === 'bad_password') throw refusedPassword('new_password', outcome.refusal);
    return { data: OK };
  };
}

function askConfirmation({
  askEmailConfirmation,
}: CallDeps): Answer<typeof CREDENTIAL_CALLS.askConfirmation> {
  return async ({ user }) => {
    await askEmailConfirmation.run(user);
    return { data: { sent: true } };
  };
}

function confirmEmail({ confirmEmail }: CallDeps): Answer<typeof CREDENTIAL_CALLS.confirmEmail> {
  return async (_context, { token }) => {
    const outcome = await confirmEmail.run(token);
    if (outcome === 'bad_token') throw new CallFailure('token_invalid');
    if (outcome === 'taken') throw taken('email');
    return { data: OK };
  };
}

function secureAccount({ secureAccount }: CallDeps): Answer<typeof CREDENTIAL_CALLS.secureAccount> {
  return async (_context, { token }) => {
    if ((await secureAccount.run(token)) === 'bad_token') throw new CallFailure('token_invalid');
    return { data: OK };
  };
}
