import { APPEAL_ACTIONS, APPEAL_KINDS } from '../../../src/domain/reports/appeal.ts';
import type {
  WireAppeal,
  WireDecision,
  WireOwnDecision,
  WireRemovedPin,
  WireReportGroup,
} from '../../moderation.ts';
import { id, oneOf, text } from '../../params/kinds.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { payload, resource } from '../declare.ts';

const TEXT = { text: withDefault(text('reportText'), '') };

/** Calls for operators to work on reports and appeals, and for everybody to see what was decided about their things. */
export const MODERATION_CALLS = {
  listQueue: resource({
    name: 'ReportQueueResource',
    action: 'get',
    endpointName: 'report_queue_get',
    says: 'Lists things with open reports, those that wait longest first, with a preview, the reports and earlier decisions.',
    who: 'O',
    list: {},
    params: {},
    answer: payload<readonly WireReportGroup[]>('things with their reports'),
    errors: ['invalid_bookmark'],
  }),
  listDecisions: resource({
    name: 'ModerationLogResource',
    action: 'get',
    endpointName: 'moderation_log_get',
    says: 'Lists all decisions of operators, the last first: who, when, what and why.',
    who: 'O',
    list: {},
    params: {},
    answer: payload<readonly WireDecision[]>('decisions'),
    errors: ['invalid_bookmark'],
  }),
  undoDecision: resource({
    name: 'ModerationLogResource',
    action: 'update',
    endpointName: 'moderation_log_update',
    says: 'Takes a decision back: a removed pin or message is there again and the picture may be posted, or an account is no longer restricted. Open appeals against it are granted.',
    who: 'O',
    params: { decision_id: required(id<string>()), ...TEXT },
    answer: payload<WireDecision>('the decision'),
    errors: ['object_not_found', 'conflict', 'invalid_parameter'],
    changes: ['pins', 'boards', 'people', 'counts'],
  }),
  readRemovedPin: resource({
    name: 'RemovedPinResource',
    action: 'get',
    endpointName: 'removed_pin_get',
    says: 'Reads the pin that a decision has removed, with its picture, while the decision can be taken back.',
    who: 'O',
    params: { decision_id: required(id<string>()) },
    answer: payload<WireRemovedPin>('the removed pin'),
    errors: ['object_not_found'],
  }),
  listOwnDecisions: resource({
    name: 'ViolationsResource',
    action: 'get',
    endpointName: 'violations_get',
    says: 'Lists decisions about things of the caller, the last first, each with the caller’s appeal; with `kind` only the one that an appeal of this kind would be about.',
    who: 'S',
    list: {},
    params: { kind: optional(oneOf(APPEAL_KINDS)), object_id: optional(id<string>()) },
    answer: payload<readonly WireOwnDecision[]>('decisions'),
    errors: ['invalid_parameter', 'invalid_bookmark'],
  }),
  listAppeals: resource({
    name: 'AppealResource',
    action: 'get',
    endpointName: 'appeal_get',
    says: 'Lists open appeals, those that wait longest first, each with its decision.',
    who: 'O',
    list: {},
    params: {},
    answer: payload<readonly WireAppeal[]>('appeals'),
    errors: ['invalid_bookmark'],
  }),
  decideAppeal: resource({
    name: 'AppealResource',
    action: 'update',
    endpointName: 'appeal_update',
    says: 'Decides about an appeal: takes the decision back, or keeps it.',
    who: 'O',
    params: { appeal_id: required(id<string>()), action: required(oneOf(APPEAL_ACTIONS)), ...TEXT },
    answer: payload<WireAppeal>('the appeal'),
    errors: ['object_not_found', 'conflict'],
    changes: ['pins', 'boards', 'people', 'counts'],
  }),
};
