import type { WireReport } from '../../../../wire/report.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { ListedReport } from '../../../application/feedback/list-reports.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** A report; only operators see who has made it. */
export function reportToWire({ report, reporter }: ListedReport, context: SerializationContext): WireReport {
  return {
    id: report.id,
    object_type: report.objectType,
    object_id: report.objectId,
    title: report.title,
    reason: report.reason,
    text: report.text,
    state: report.state,
    created_at: timeToWire(report.createdAt),
    decided_at: report.decidedAt === null ? null : timeToWire(report.decidedAt),
    decision_text: report.decisionText,
    ...(reporter === undefined
      ? {}
      : { reporter: reporter === null ? null : userShortToWire(reporter, context) }),
  };
}
