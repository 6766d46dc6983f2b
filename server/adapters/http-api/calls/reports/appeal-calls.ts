import { APPEAL_CALLS } from '../../../../../wire/calls/reports/appeal.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';

/** Calls for appeals against decisions; users of suspended accounts may use them as well. */
export function appealCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(APPEAL_CALLS, { appeal: appeal(deps) });
}

function appeal({ appealDecision }: CallDeps): Answer<typeof APPEAL_CALLS.appeal> {
  return async ({ viewerId: actorId }, { kind, object_id, text }) => {
    const objectId = kind === 'account' ? null : object_id;
    if (objectId === undefined) throw invalidParameter('object_id', 'missing');
    const outcome = await appealDecision.run({ actorId, kind, objectId, text });
    if (outcome.kind === 'not_found') {
      throw kind === 'pin' ? new CallFailure('pin_not_found') : objectNotFound(kind);
    }
    if (outcome.kind === 'appealed_already') {
      throw new CallFailure('conflict', { message: callMessages.appealedAlready });
    }
    return { data: { id: outcome.appeal.id, state: outcome.appeal.state } };
  };
}
