import type { ReportObject } from '../../../../../src/domain/reports/report.ts';
import { REPORT_CALLS } from '../../../../../wire/calls/reports/report.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { reportToWire } from '../../serialize/report-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';

/** Calls to report content, and to read and decide reports. */
export function reportCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(REPORT_CALLS, {
    report: report(deps),
    listReports: listReports(deps),
    decideReport: decideReport(deps),
  });
}

function report({ reportContent, writing }: CallDeps): Answer<typeof REPORT_CALLS.report> {
  return async (context, { object_type: objectType, object_id: objectId, reason, text }) => {
    const outcome = await reportContent.run({
      actorId: context.viewerId,
      objectType,
      objectId,
      reason,
      text,
    });
    if (outcome.kind === 'not_found') throw notThere(objectType);
    if (outcome.kind === 'own') throw invalidParameter('object_id', 'not_allowed');
    if (outcome.kind === 'reported_already') {
      throw new CallFailure('conflict', { message: callMessages.reportedAlready });
    }
    return { data: reportToWire({ report: outcome.report }, serializationContext(context, writing)) };
  };
}

function notThere(objectType: ReportObject): CallFailure {
  switch (objectType) {
    case 'pin':
      return new CallFailure('pin_not_found');
    case 'board':
      return new CallFailure('board_not_found');
    case 'user':
      return new CallFailure('user_not_found');
    default:
      return objectNotFound(objectType);
  }
}

function listReports({ listReports, writing }: CallDeps): Answer<typeof REPORT_CALLS.listReports> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await listReports.run({
      viewer: context.user,
      state: options.state ?? null,
      position,
      limit: size,
    });
    if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
    const serialization = serializationContext(context, writing);
    return { data: outcome.reports.map((each) => reportToWire(each, serialization)), next: outcome.next };
  };
}

function decideReport({ decideReport, writing }: CallDeps): Answer<typeof REPORT_CALLS.decideReport> {
  return async (context, { report_id: reportId, action, text, block_picture }) => {
    const outcome = await decideReport.run({
      operatorId: context.viewerId,
      reportId,
      action,
      text,
      blocksPicture: block_picture ?? null,
    });
    switch (outcome.kind) {
      case 'not_found':
        throw objectNotFound('report');
      case 'decided_already':
        throw new CallFailure('conflict');
      case 'not_possible':
        throw invalidParameter('action', 'not_allowed');
      case 'decided':
        return { data: reportToWire(outcome, serializationContext(context, writing)) };
    }
  };
}
