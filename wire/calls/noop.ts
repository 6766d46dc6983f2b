import { direct, OK_PAYLOAD, payload, resource } from './declare.ts';

/** Calls of known clients that this server accepts without storing anything; they return no data. */
export const NOOP_CALLS = {
  trackSignup: resource({
    name: 'UserRegisterTrackActionResource',
    action: 'update',
    endpointName: 'user_register_track_action_update',
    says: 'Takes what clients report of a sign-up; nothing of it is kept.',
    who: 'A',
    params: {},
    answer: OK_PAYLOAD,
  }),
  orientation: resource({
    name: 'OrientationContextResource',
    action: 'create',
    endpointName: 'orientation_context_create',
    says: 'Takes what clients report of an introduction; nothing of it is kept.',
    who: 'S',
    params: {},
    answer: OK_PAYLOAD,
  }),
  recentStories: direct({
    path: '/v3/users/me/recent/engaged/pin/stories/',
    verbs: ['GET'],
    endpointName: 'v3_users_me_recent_engaged_pin_stories_get',
    says: 'Lists nothing: stories are no kind of pin of their own here.',
    who: 'A',
    params: {},
    answer: payload<readonly []>('an empty list'),
  }),
};
