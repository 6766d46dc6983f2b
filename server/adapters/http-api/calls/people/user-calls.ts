import { USER_CALLS } from '../../../../../wire/calls/people/user.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { userToWire } from '../../serialize/user-to-wire.ts';
import { viewerToWire } from '../../serialize/viewer-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';
import { isNameOf, personOrSelf } from './person-parameter.ts';

/** Calls to read people, and the state that clients store per user. */
export function userCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(USER_CALLS, {
    readUser: readUser(deps),
    readUserState: readUserState(deps),
    writeUserState: writeUserState(deps),
  });
}

function readUser({ readUser, readViewer, writing }: CallDeps): Answer<typeof USER_CALLS.readUser> {
  return async (context, options) => {
    const { viewer } = context;
    const name = personOrSelf(options, context);
    const serialization = serializationContext(context, writing);
    if (viewer.kind === 'user' && isNameOf(name, viewer.user)) {
      const view = await context.once('viewer', () => readViewer.run(viewer.user));
      return { data: viewerToWire(view, viewer.session, serialization) };
    }
    const outcome = await readUser.run(name, context.viewerId);
    if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
    return { data: userToWire(outcome.profile, serialization) };
  };
}

function readUserState({ readUserState }: CallDeps): Answer<typeof USER_CALLS.readUserState> {
  return async ({ viewerId }, { state }) => {
    return { data: { state, value: await readUserState.run(state, viewerId) } };
  };
}

function writeUserState({ writeUserState }: CallDeps): Answer<typeof USER_CALLS.writeUserState> {
  return async ({ viewerId }, { state, value }) => {
    const { kind } = await writeUserState.run(viewerId, state, JSON.stringify(value));
    if (kind === 'not_allowed') throw invalidParameter('state', 'not_allowed');
    if (kind === 'too_many') throw new CallFailure('limit_reached', { message: callMessages.tooManyStates });
    return { data: { state, value } };
  };
}
