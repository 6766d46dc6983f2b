import { EMAIL_MAX } from '../../../src/domain/limits/email-field.ts';
import { textUpTo } from '../../params/kinds.ts';
import { optional, required } from '../../params/presence.ts';
import { email, password } from './account-kinds.ts';
import { MAIL_TOKEN } from '../common-params.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

const NEW_PASSWORD = { new_password: required(password()), new_password_confirm: required(password()) };
const SENT = payload<{ readonly sent: true }>('{ "sent": true }');

/** Calls to change and confirm password and mail address, and to reset the password. */
export const CREDENTIAL_CALLS = {
  changePassword: resource({
    name: 'UserPasswordResource',
    action: 'update',
    endpointName: 'user_password_update',
    says: 'Changes the password, ends all other sessions and goes on in a new one.',
    who: 'S',
    bucket: 'password_checks',
    params: { old_password: required(password()), ...NEW_PASSWORD },
    answer: OK_PAYLOAD,
    errors: ['invalid_parameter', 'wrong_password'],
    changes: ['account'],
  }),
  changeEmail: resource({
    name: 'UserEmailResource',
    action: 'update',
    endpointName: 'user_email_update',
    says: 'Sends a mail to a new address, which counts once its link was opened.',
    who: 'S',
    bucket: 'email_changes',
    params: { email: required(email()), password: required(password()) },
    answer: payload<{ readonly status: 'confirm_email' }>('{ "status": "confirm_email" }'),
    errors: ['wrong_password'],
  }),
  askReset: resource({
    name: 'UserResetPasswordResource',
    action: 'create',
    endpointName: 'user_reset_password_create',
    says: 'Mails a link to a new password, if there is such an account; the answer does not tell.',
    who: 'A',
    bucket: 'account_mails',
    accountOptions: ['username_or_email'],
    params: { username_or_email: required(textUpTo(EMAIL_MAX)) },
    answer: SENT,
  }),
  resetPassword: resource({
    name: 'ResetPasswordFromEmailResource',
    action: 'update',
    endpointName: 'reset_password_from_email_update',
    says: 'Sets a new password by the link of a mail, and ends all sessions.',
    who: 'A',
    bucket: 'login',
    accountOptions: ['username'],
    params: {
      username: required(textUpTo(100)),
      ...MAIL_TOKEN,
      expiration: optional(textUpTo(40)),
      ...NEW_PASSWORD,
    },
    answer: OK_PAYLOAD,
    errors: ['invalid_parameter', 'token_invalid'],
    changes: ['account'],
  }),
  askConfirmation: resource({
    name: 'EmailVerificationResource',
    action: 'create',
    endpointName: 'email_verification_create',
    says: 'Mails a link that confirms the email address.',
    who: 'S',
    bucket: 'account_mails',
    params: {},
    answer: SENT,
  }),
  confirmEmail: resource({
    name: 'EmailVerificationResource',
    action: 'update',
    endpointName: 'email_verification_update',
    says: 'Confirms an email address by the link of a mail, or makes the account that waits for it.',
    who: 'A',
    params: MAIL_TOKEN,
    answer: OK_PAYLOAD,
    errors: ['token_invalid', 'taken'],
    changes: ['account'],
  }),
  secureAccount: resource({
    name: 'SecurePanicResource',
    action: 'update',
    endpointName: 'secure_panic_update',
    says: 'Ends all sessions by the link of a mail, and mails a link to a new password.',
    who: 'A',
    params: MAIL_TOKEN,
    answer: OK_PAYLOAD,
    errors: ['token_invalid'],
    changes: ['account'],
  }),
};
