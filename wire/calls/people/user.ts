import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { utf8Length } from '../../../src/domain/text/utf8-length.ts';
import { kind, type Kind } from '../../params/param.ts';
import { required } from '../../params/presence.ts';
import type { WireUser, WireViewer } from '../../user.ts';
import { FIELD_SET, PERSON_PARAMS } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

/** The largest number of UTF-8 bytes of a state's JSON text. */
const STATE_BYTES = 2048;

const STATE = payload<{ readonly state: string; readonly value: unknown }>(
  'the name of the state and its value',
);

/** Calls to read people, and the state that clients store per user. */
export const USER_CALLS = {
  readUser: resource({
    name: 'UserResource',
    action: 'get',
    endpointName: 'user_get',
    says: 'Reads a person, oneself where nobody or `me` is named.',
    who: 'A',
    params: { ...PERSON_PARAMS, ...FIELD_SET },
    answer: payload<WireUser | WireViewer>('the person, oneself with what only the viewer sees'),
    errors: ['authentication_required', 'user_not_found'],
  }),
  readUserState: resource({
    name: 'UserStateResource',
    action: 'get',
    endpointName: 'user_state_get',
    says: 'Reads one of the small things that clients keep for their user; null when there is none.',
    who: 'L',
    params: { state: required(stateName()) },
    answer: STATE,
  }),
  writeUserState: resource({
    name: 'UserStateResource',
    action: 'create',
    endpointName: 'user_state_create',
    says: 'Keeps one of the small things that clients keep for their user.',
    who: 'S',
    params: { state: required(stateName()), value: required(jsonUpTo(STATE_BYTES)) },
    answer: STATE,
    errors: ['invalid_parameter', 'limit_reached'],
    changes: ['account'],
  }),
};

/** Any JSON value but null. */
function jsonUpTo(maxBytes: number): Kind<unknown> {
  return kind(`JSON value but null, at most ${maxBytes} bytes as text`, (raw) =>
    utf8Length(JSON.stringify(raw)) > maxBytes ? refuse('too_long', maxBytes) : accept(raw),
  );
}

function stateName(): Kind<string> {
  return kind('name of 1 to 64 capital letters, digits and _', (raw) =>
    typeof raw === 'string' && /^[A-Z0-9_]{1,64}$/.test(raw) ? accept(raw) : refuse('bad_format'),
  );
}
