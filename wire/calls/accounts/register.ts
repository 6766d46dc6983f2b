import { int, oneOf, text, textUpTo } from '../../params/kinds.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import type { WireLoggedIn } from '../../session.ts';
import type { WireFullViewer } from '../../user.ts';
import { country, email, gender, locale, newUsername, password } from './account-kinds.ts';
import { payload, resource } from '../declare.ts';

/** Sign-up, and the checks that its form makes during typing. */
export const REGISTER_CALLS = {
  register: resource({
    name: 'UserRegisterResource',
    action: 'create',
    endpointName: 'user_register_create',
    says: 'Signs up, and logs in at once unless the address has to be confirmed by mail first.',
    who: 'A',
    bucket: 'signup',
    params: {
      email: required(email()),
      password: required(password()),
      first_name: withDefault(text('firstName'), ''),
      last_name: withDefault(text('lastName'), ''),
      username: optional(newUsername()),
      birthday: optional(textUpTo(10)),
      age: optional(int({ min: 0, max: 150 })),
      country: optional(country()),
      locale: optional(locale()),
      gender: withDefault(gender(), 'unspecified'),
      account_type: withDefault(oneOf(['pinner', 'business']), 'pinner'),
      business_name: optional(text('businessName')),
      setup_code: optional(textUpTo(100)),
    },
    answer: payload<{ readonly status: 'confirm_email' } | WireLoggedIn<WireFullViewer>>(
      'the own account with the session, or { "status": "confirm_email" }',
    ),
    errors: ['invalid_parameter', 'signup_closed', 'age_restricted', 'taken'],
    changes: ['pins', 'boards', 'people', 'counts', 'account'],
  }),
  emailExists: resource({
    name: 'EmailExistsResource',
    action: 'get',
    endpointName: 'email_exists_get',
    says: 'Tells whether an account has this email address; never where sign-ups are confirmed by mail.',
    who: 'A',
    bucket: 'name_checks',
    params: { email: required(email()) },
    answer: payload<boolean>('true or false'),
  }),
  usernameExists: resource({
    name: 'UsernameExistsResource',
    action: 'get',
    endpointName: 'username_exists_get',
    says: 'Tells whether a username is free, with up to three free ones like it when it is not.',
    who: 'A',
    bucket: 'name_checks',
    params: { username: required(textUpTo(100)) },
    answer: payload<{ readonly available: boolean; readonly suggestions: readonly string[] }>(
      'whether it is free, and suggestions',
    ),
  }),
};
