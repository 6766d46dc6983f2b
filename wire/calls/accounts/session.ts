import { EMAIL_MAX } from '../../../src/domain/limits/email-field.ts';
import type { WireViewerType } from '../../client-context.ts';
import { bool, textUpTo } from '../../params/kinds.ts';
import { optional, withDefault } from '../../params/presence.ts';
import type { WireLoggedIn, WireSession } from '../../session.ts';
import type { WireViewer } from '../../user.ts';
import { password } from './account-kinds.ts';
import { MAIL_TOKEN_MAX } from '../common-params.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

/** Calls to log in, log out, and read the current session. */
export const SESSION_CALLS = {
  readSession: resource({
    name: 'UserSessionResource',
    action: 'get',
    endpointName: 'user_session_get',
    says: 'Tells who is signed in.',
    who: 'A',
    params: {},
    answer: payload<{
      readonly viewer: WireViewer | null;
      readonly viewer_type: WireViewerType;
      readonly session: WireSession | null;
    }>('the own account, the kind of the viewer and the session; null for visitors'),
  }),
  logIn: resource({
    name: 'UserSessionResource',
    action: 'create',
    endpointName: 'user_session_create',
    says: 'Logs in, either with a name and a password or with the token of a mail.',
    who: 'A',
    bucket: 'login',
    accountOptions: ['username_or_email'],
    params: {
      username_or_email: optional(textUpTo(EMAIL_MAX)),
      password: optional(password()),
      remember: withDefault(bool(), true),
      token: optional(textUpTo(MAIL_TOKEN_MAX)),
    },
    answer: payload<WireLoggedIn>('the own account with the session'),
    errors: ['invalid_parameter', 'login_failed', 'token_invalid', 'account_restricted'],
    changes: ['pins', 'boards', 'people', 'counts', 'account'],
  }),
  logOut: resource({
    name: 'UserSessionResource',
    action: 'delete',
    endpointName: 'user_session_delete',
    says: 'Logs out; without a session nothing happens.',
    who: 'A',
    params: {},
    answer: OK_PAYLOAD,
    changes: ['pins', 'boards', 'people', 'counts', 'account'],
  }),
};
