import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { refuse, accept } from '../../../../src/domain/limits/checked.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import type { Kind } from '../../../../wire/params/param.ts';
import { required } from '../../../../wire/params/presence.ts';
import { sceneOf } from '../serialize/scene.ts';
import { userToWire } from '../serialize/user-to-wire.ts';
import { viewerToWire } from '../serialize/viewer-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { PERSON_PARAMS } from '../../../../wire/calls/common-params.ts';
import { isNameOf, personOrSelf } from './named-person.ts';

/** People, and what clients keep for one. */
export function userCalls(deps: CallDeps): readonly Call[] {
  return [readUser(deps), readUserState(deps), writeUserState(deps)];
}

function readUser({ readUser, readViewer, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserResource',
    action: 'get',
    endpointName: 'user_get',
    who: 'A',
    params: PERSON_PARAMS,
    async run(context, options) {
      const { viewer } = context;
      const name = personOrSelf(options, context);
      const scene = sceneOf(context, writing);
      if (viewer.kind === 'user' && isNameOf(name, viewer.user)) {
        return { data: viewerToWire(await readViewer.run(viewer.user), viewer.session, scene) };
      }
      const outcome = await readUser.run(name, context.viewerId);
      if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
      return { data: userToWire(outcome.profile, scene) };
    },
  });
}

function readUserState({ readUserState }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserStateResource',
    action: 'get',
    endpointName: 'user_state_get',
    who: 'L',
    params: { state: required(stateName()) },
    run: async ({ viewerId }, { state }) => ({
      data: { state, value: await readUserState.run(state, viewerId) },
    }),
  });
}

function writeUserState({ writeUserState }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserStateResource',
    action: 'create',
    endpointName: 'user_state_create',
    who: 'S',
    params: { state: required(stateName()), value: required(jsonUpTo(STATE_BYTES)) },
    async run({ viewerId }, { state, value }) {
      const { kind } = await writeUserState.run(viewerId, state, JSON.stringify(value));
      if (kind === 'computed') throw invalidParameter('state', 'not_allowed');
      if (kind === 'too_many') throw new CallFailure('limit_reached', { message: TOO_MANY_STATES });
      return { data: { state, value } };
    },
  });
}

/** UTF-8 bytes of the JSON text of a state's value. */
const STATE_BYTES = 2048;
const TOO_MANY_STATES = 'There is no room for more of these.';

/** Any JSON value but null. */
function jsonUpTo(maxBytes: number): Kind<unknown> {
  return (raw) =>
    new TextEncoder().encode(JSON.stringify(raw)).length > maxBytes
      ? refuse('too_long', maxBytes)
      : accept(raw);
}

function stateName(): Kind<string> {
  return (raw) =>
    typeof raw === 'string' && /^[A-Z0-9_]{1,64}$/.test(raw) ? accept(raw) : refuse('bad_format');
}
