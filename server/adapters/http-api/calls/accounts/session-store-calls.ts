import { SESSION_STORE_CALLS } from '../../../../../wire/calls/accounts/session-store.ts';
import type { WireOpenSession } from '../../../../../wire/session.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { SessionRecord } from '../../../../application/ports/records.ts';
import { invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call, type CallEffect } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';

/** Calls to list and end the user's sessions. */
export function sessionStoreCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SESSION_STORE_CALLS, {
    listSessions: listSessions(deps),
    endSessions: endSessions(deps),
  });
}

function listSessions({ listSessions }: CallDeps): Answer<typeof SESSION_STORE_CALLS.listSessions> {
  return async ({ viewer }) => {
    const sessions = await listSessions.run(viewer.user.id);
    return { data: sessions.map((session) => storedSessionToWire(session, viewer.session.id)) };
  };
}

function storedSessionToWire(session: SessionRecord, currentId: string): WireOpenSession {
  return {
    id: session.id,
    created_at: timeToWire(session.createdAt),
    last_seen_at: timeToWire(session.lastSeenAt),
    address_hint: session.addressHint,
    user_agent: session.userAgent,
    current: session.id === currentId,
  };
}

function endSessions({ endSessions }: CallDeps): Answer<typeof SESSION_STORE_CALLS.endSessions> {
  return async ({ viewer }, { session_id, all_others }) => {
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
  };
}
