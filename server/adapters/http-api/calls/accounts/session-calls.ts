import { SESSION_CALLS } from '../../../../../wire/calls/accounts/session.ts';
import type { WireLoggedIn } from '../../../../../wire/session.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure, invalidParameters } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call, type CallAnswer } from '../../core/call/define-call.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { fullViewerToWire, sessionToWire, viewerToWire } from '../../serialize/viewer-to-wire.ts';
import { clientBrowser } from './client-browser.ts';
import type { CallDeps } from '../call-deps.ts';

/** Calls to log in, log out, and read the current session. */
export function sessionCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SESSION_CALLS, {
    readSession: readSession(deps),
    logIn: logIn(deps),
    logOut: logOut(deps),
  });
}

function readSession({ readViewer, writing }: CallDeps): Answer<typeof SESSION_CALLS.readSession> {
  return async (context) => {
    const { viewer } = context;
    if (viewer.kind === 'visitor') {
      return { data: { viewer: null, viewer_type: 'LOGGED_OUT', session: null } };
    }
    const view = await context.once('viewer', () => readViewer.run(viewer.user));
    const wire = viewerToWire(view, viewer.session, serializationContext(context, writing));
    return {
      data: { viewer: wire, viewer_type: wire.viewer_type, session: sessionToWire(viewer.session) },
    };
  };
}

function logIn(deps: CallDeps): Answer<typeof SESSION_CALLS.logIn> {
  const { logIn, readViewer, writing } = deps;
  return async (context, { username_or_email, password, remember, token }) => {
    if (token !== undefined) return logInByMail(deps, context, token);
    if (!username_or_email || password === undefined) {
      throw missing({ username_or_email, password });
    }
    const browser = clientBrowser(context);
    const outcome = await logIn.run({ usernameOrEmail: username_or_email, password, remember, browser });
    if (outcome.kind === 'refused') throw new CallFailure('login_failed');
    const { user, session, token: secret } = outcome;
    const view = await readViewer.run(user);
    const serialization = serializationContext({ ...context, viewerId: user.id }, writing);
    return {
      data: { ...fullViewerToWire(view, serialization), session: sessionToWire(session) },
      effects: [
        { kind: 'session_started', token: secret, session, user },
        { kind: 'theme', theme: user.theme },
      ],
    };
  };
}

async function logInByMail(
  { logInByMail, readViewer, writing }: CallDeps,
  context: CallContext,
  token: string,
): Promise<CallAnswer<WireLoggedIn>> {
  const { viewer } = context;
  const outcome = await logInByMail.run({
    token,
    browser: clientBrowser(context),
    current: viewer.kind === 'user' ? viewer : null,
  });
  if (outcome.kind === 'bad_token') throw new CallFailure('token_invalid');
  if (outcome.kind === 'restricted') throw new CallFailure('account_restricted');
  const { user, session } = outcome;
  const serialization = serializationContext({ ...context, viewerId: user.id }, writing);
  const data = {
    ...viewerToWire(await readViewer.run(user), session, serialization),
    session: sessionToWire(session),
  };
  return outcome.kind === 'stays'
    ? { data }
    : { data, effects: [{ kind: 'session_started', token: outcome.token, session, user }] };
}

function missing(options: Readonly<Record<string, string | undefined>>): CallFailure {
  const names = Object.keys(options).filter((name) => !options[name]);
  return invalidParameters(names.map((name) => ({ name, problem: 'missing' })));
}

function logOut({ logOut }: CallDeps): Answer<typeof SESSION_CALLS.logOut> {
  return async ({ viewer, browserId }) => {
    if (viewer.kind === 'user') await logOut.run({ session: viewer.session, browserId });
    return {
      data: OK,
      effects: [{ kind: 'session_ended' }],
      headers: { 'Clear-Site-Data': '"cache"' },
    };
  };
}
