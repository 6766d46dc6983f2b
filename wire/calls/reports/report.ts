import {
  REPORT_ACTIONS,
  REPORT_OBJECTS,
  REPORT_REASONS,
  REPORT_STATES,
} from '../../../src/domain/reports/report.ts';
import { bool, id, oneOf, text } from '../../params/kinds.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import type { WireReport } from '../../report.ts';
import { payload, resource } from '../declare.ts';

const TEXT = { text: withDefault(text('reportText'), '') };

/** Calls to report content, and to read and decide reports. */
export const REPORT_CALLS = {
  report: resource({
    name: 'ReportResource',
    action: 'create',
    endpointName: 'report_create',
    says: 'Tells the operator that something should not be here, and hides it from the caller.',
    who: 'S',
    bucket: 'reports',
    params: {
      object_type: required(oneOf(REPORT_OBJECTS)),
      object_id: required(id<string>()),
      reason: required(oneOf(REPORT_REASONS)),
      ...TEXT,
    },
    answer: payload<WireReport>('the report'),
    errors: [
      'pin_not_found',
      'board_not_found',
      'user_not_found',
      'object_not_found',
      'invalid_parameter',
      'conflict',
    ],
    changes: ['pins', 'boards', 'people'],
  }),
  listReports: resource({
    name: 'ReportsResource',
    action: 'get',
    endpointName: 'reports_get',
    says: 'Lists the caller’s reports, and for an operator those of everybody, the newest first.',
    who: 'S',
    list: {},
    params: { state: optional(oneOf(REPORT_STATES)) },
    answer: payload<readonly WireReport[]>('reports'),
    errors: ['invalid_bookmark'],
  }),
  decideReport: resource({
    name: 'ReportsResource',
    action: 'update',
    endpointName: 'reports_update',
    says: 'Decides about a reported thing, and with it all open reports about it: leaves it as it is, removes it or restricts its owner. `block_picture`: all pins of the picture go, and it may not come back; without it the reason of the report decides.',
    who: 'O',
    params: {
      report_id: required(id<string>()),
      action: required(oneOf(REPORT_ACTIONS)),
      block_picture: optional(bool()),
      ...TEXT,
    },
    answer: payload<WireReport>('the report'),
    errors: ['object_not_found', 'conflict', 'invalid_parameter'],
    changes: ['pins', 'boards', 'people', 'counts'],
  }),
};
