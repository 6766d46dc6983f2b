import { defineDirectCall, defineResourceCall, OK, type Call } from '../core/define-call.ts';

/** What clients report on their way in, and ask for besides. Nothing of it is kept here, so nothing comes back. */
export function quietCalls(): readonly Call[] {
  return [
    defineResourceCall({
      name: 'UserRegisterTrackActionResource',
      action: 'update',
      endpointName: 'user_register_track_action_update',
      who: 'A',
      params: {},
      run: () => ({ data: OK }),
    }),
    defineResourceCall({
      name: 'OrientationContextResource',
      action: 'create',
      endpointName: 'orientation_context_create',
      who: 'S',
      params: {},
      run: () => ({ data: OK }),
    }),
    defineDirectCall({
      path: '/v3/users/me/recent/engaged/pin/stories/',
      verbs: ['GET'],
      endpointName: 'v3_users_me_recent_engaged_pin_stories_get',
      who: 'A',
      params: {},
      run: () => ({ data: [] }),
    }),
  ];
}
