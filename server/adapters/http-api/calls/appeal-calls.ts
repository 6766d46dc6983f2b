import { APPEAL_KINDS } from '../../../../src/domain/reports/appeal.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, oneOf, text } from '../../../../wire/params/kinds.ts';
import { optional, required } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';

/** What people have to say against decisions about them; whose account is suspended may say it, too. */
export function appealCalls({ appealDecision }: CallDeps): readonly Call[] {
  return [
    defineResourceCall({
      name: 'AppealResource',
      action: 'create',
      endpointName: 'appeal_create',
      who: 'S',
      bucket: 'reports',
      allowsRestricted: true,
      params: {
        kind: required(oneOf(APPEAL_KINDS)),
        object_id: optional(id<string>()),
        text: required(text('appealText')),
      },
      async run({ viewerId: actorId }, { kind, object_id, text }) {
        const objectId = kind === 'pin' ? object_id : null;
        if (objectId === undefined) throw invalidParameter('object_id', 'missing');
        const outcome = await appealDecision.run({ actorId, kind, objectId, text });
        if (outcome.kind === 'not_found') {
          throw kind === 'pin' ? new CallFailure('pin_not_found') : objectNotFound(kind);
        }
        if (outcome.kind === 'appealed_already') {
          throw new CallFailure('conflict', { message: 'You have said so already.' });
        }
        return { data: { id: outcome.appeal.id, state: outcome.appeal.state } };
      },
    }),
  ];
}
