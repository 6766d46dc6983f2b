import { bool, id } from '../../params/kinds.ts';
import { optional, withDefault } from '../../params/presence.ts';
import type { WireOpenSession } from '../../session.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

/** Calls to list and end the user's sessions. */
export const SESSION_STORE_CALLS = {
  listSessions: resource({
    name: 'UserSessionStoreResource',
    action: 'get',
    endpointName: 'user_session_store_get',
    says: 'Lists the browsers in which one is signed in, this one among them.',
    who: 'S',
    params: {},
    answer: payload<readonly WireOpenSession[]>('list of sessions'),
  }),
  endSessions: resource({
    name: 'UserSessionStoreResource',
    action: 'delete',
    endpointName: 'user_session_store_delete',
    says: 'Ends one session, or all but this one.',
    who: 'S',
    allowsRestricted: true,
    params: { session_id: optional(id<string>()), all_others: withDefault(bool(), false) },
    answer: OK_PAYLOAD,
    errors: ['invalid_parameter', 'object_not_found'],
    changes: ['account'],
  }),
};
