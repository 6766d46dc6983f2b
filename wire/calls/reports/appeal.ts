import { APPEAL_KINDS, type AppealState } from '../../../src/domain/reports/appeal.ts';
import { id, oneOf, text } from '../../params/kinds.ts';
import { optional, required } from '../../params/presence.ts';
import { payload, resource } from '../declare.ts';

/** Calls for appeals against decisions; users of suspended accounts may use them as well. */
export const APPEAL_CALLS = {
  appeal: resource({
    name: 'AppealResource',
    action: 'create',
    endpointName: 'appeal_create',
    says: 'Asks to think again about a decision: that a pin or a message was removed, or that the account is suspended.',
    who: 'S',
    bucket: 'reports',
    allowsRestricted: true,
    params: {
      kind: required(oneOf(APPEAL_KINDS)),
      object_id: optional(id<string>()),
      text: required(text('appealText')),
    },
    answer: payload<{ readonly id: string; readonly state: AppealState }>('the appeal'),
    errors: ['invalid_parameter', 'pin_not_found', 'object_not_found', 'conflict'],
  }),
};
