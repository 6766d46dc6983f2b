import { checkBirthday } from '../../../../../src/domain/limits/birthday-field.ts';
import { checkTextField, TEXT_FIELDS } from '../../../../../src/domain/limits/text-field.ts';
import { fullName } from '../../../../../src/domain/text/full-name.ts';
import { REGISTER_CALLS } from '../../../../../wire/calls/accounts/register.ts';
import { dayToWire } from '../../../../../wire/time.ts';
import { viewOfNewUser } from '../../../../application/accounts/read-viewer.ts';
import type { RegisterUserOutcome } from '../../../../application/accounts/sign-up/register-user.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { fullViewerToWire, sessionToWire } from '../../serialize/viewer-to-wire.ts';
import { clientBrowser } from './client-browser.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';
import { refusedPassword } from './new-password.ts';

/** Sign-up, and the checks that its form makes during typing. */
export function registerCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(REGISTER_CALLS, {
    register: register(deps),
    emailExists: emailExists(deps),
    usernameExists: usernameExists(deps),
  });
}

function register({ registerUser, writing }: CallDeps): Answer<typeof REGISTER_CALLS.register> {
  return async (context, options) => {
    const { first_name, last_name, business_name } = options;
    refuseLongName(first_name, last_name);
    if (options.account_type === 'business' && business_name === undefined) {
      throw invalidParameter('business_name', 'missing');
    }
    const birthday = checkBirthday(options.birthday, dayToWire(context.now));
    if (!birthday.ok) throw invalidParameter('birthday', birthday.problem);
    const outcome = await registerUser.run({
      email: options.email,
      password: options.password,
      firstName: first_name,
      lastName: last_name,
      username: options.username ?? null,
      birthday: birthday.value,
      age: options.age ?? null,
      country: options.country ?? context.placeCountry ?? '',
      locale: options.locale ?? context.locale,
      gender: options.gender,
      businessName: options.account_type === 'business' ? (business_name ?? null) : null,
      setupCode: options.setup_code ?? null,
      browser: clientBrowser(context),
    });
    if (outcome.kind === 'confirm_email') return { data: { status: 'confirm_email' } };
    if (outcome.kind !== 'registered') throw refusalOf(outcome);
    const { user, session, token } = outcome;
    const serialization = serializationContext({ ...context, viewerId: user.id }, writing);
    return {
      data: { ...fullViewerToWire(viewOfNewUser(user), serialization), session: sessionToWire(session) },
      effects: [{ kind: 'session_started', token, session, user }],
    };
  };
}

function refuseLongName(firstName: string, lastName: string): void {
  const name = fullName({ firstName, lastName });
  if (name !== '' && !checkTextField('fullName', name).ok) {
    throw invalidParameter('last_name', 'too_long', { limit: TEXT_FIELDS.fullName.max });
  }
}

function refusalOf(
  outcome: Exclude<RegisterUserOutcome, { kind: 'registered' | 'confirm_email' }>,
): CallFailure {
  switch (outcome.kind) {
    case 'closed':
      return new CallFailure('signup_closed');
    case 'too_young':
      return new CallFailure('age_restricted');
    case 'wrong_setup_code':
      return invalidParameter('setup_code', outcome.problem, {
        message: outcome.problem === 'missing' ? callMessages.setupCodeMissing : callMessages.setupCodeWrong,
      });
    case 'bad_password':
      return refusedPassword('password', outcome.refusal);
    case 'taken':
      return new CallFailure('taken', {
        target: outcome.fields[0],
        fields: outcome.fields.map((name) => ({ name, problem: 'not_unique' })),
        detail: outcome.fields.map((name) => `${name}: not_unique`).join('; '),
      });
  }
}

function emailExists({ checkEmail }: CallDeps): Answer<typeof REGISTER_CALLS.emailExists> {
  return async (_context, options) => ({ data: await checkEmail.run(options.email) });
}

function usernameExists({ checkUsername }: CallDeps): Answer<typeof REGISTER_CALLS.usernameExists> {
  return async (_context, { username }) => ({ data: await checkUsername.run(username) });
}
