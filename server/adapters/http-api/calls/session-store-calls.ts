import { timeToWire } from '../../../../wire/time.ts';
import type { SessionRecord } from '../../../application/ports/records.ts';
import { invalidParameter, objectNotFound } from '../core/call-failure.ts';
import { defineResourceCall, OK, type Call, type CallEffect } from '../core/define-call.ts';
import { bool, id } from '../../../../wire/params/kinds.ts';
import { optional, withDefault } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';

/** The browsers in which somebody is signed in. */
export function sessionStoreCalls(deps: CallDeps): readonly Call[] {
  return [listSessions(deps), endSessions(deps)];
}

const NAME = 'UserSessionStoreResource';

function listSessions({ listSessions }: CallDeps): Call {
  return defineResourceCall({
    name: NAME,
    action: 'get',
    endpointName: 'user_session_store_get',
    who: 'S',
    params: {},
    async run({ viewer }) {
      const sessions = await listSessions.run(viewer.user.id);
      return { data: sessions.map((session) => storedSessionToWire(session, viewer.session.id)) };
    },
  });
}

function storedSessionToWire(session: SessionRecord, currentId: string) {
  return {
    id: session.id,
    created_at: timeToWire(session.createdAt),
    last_seen_at: timeToWire(session.lastSeenAt),
    address_hint: session.addressHint,
    user_agent: session.userAgent,
    current: session.id === currentId,
  };
}

function endSessions({ endSessions }: CallDeps): Call {
  return defineResourceCall({
    name: NAME,
    action: 'delete',
    endpointName: 'user_session_store_delete',
    who: 'S',
    allowsRestricted: true,
    params: { session_id: optional(id<string>()), all_others: withDefault(bool(), false) },
    async run({ viewer }, { session_id, all_others }) {
      if (session_id === undefined && !all_others) throw invalidParameter('session_id', 'missing');
      const currentId = viewer.session.id;
      const outcome = await endSessions.run({
        userId: viewer.user.id,
        currentId,
        which: session_id === undefined ? { kind: 'others' } : { kind: 'one', id: session_id },
      });
      if (outcome === 'not_found') throw objectNotFound('session');
      const effects: readonly CallEffect[] = session_id === currentId ? [{ kind: 'session_ended' }] : [];
      return { data: OK, effects };
    },
  });
}
