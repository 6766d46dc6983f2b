import { CallFailure } from '../core/call-failure.ts';
import { refuse, accept } from '../../../../src/domain/limits/checked.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import type { Kind } from '../core/params/param.ts';
import { required } from '../core/params/presence.ts';
import { sceneOf } from '../serialize/scene.ts';
import { userToWire } from '../serialize/user-to-wire.ts';
import { viewerToWire } from '../serialize/viewer-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { isNameOf, PERSON_PARAMS, personOrSelf } from './named-person.ts';

/** People, and what clients keep for one. */
export function userCalls(deps: CallDeps): readonly Call[] {
  return [readUser(deps), readUserState(deps)];
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

function stateName(): Kind<string> {
  return (raw) =>
    typeof raw === 'string' && /^[A-Z0-9_]{1,64}$/.test(raw) ? accept(raw) : refuse('bad_format');
}
