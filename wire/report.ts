import type { ReportObject, ReportReason, ReportState } from '../src/domain/reports/report.ts';
import type { WireUserShort } from './user.ts';

/** What somebody thinks should not be here, and what became of it. */
export interface WireReport {
  id: string;
  object_type: ReportObject;
  object_id: string;
  reason: ReportReason;
  text: string;
  state: ReportState;
  created_at: string;
  decided_at: string | null;
  /** What the operator says to who has reported it. */
  decision_text: string | null;
  /** For operators alone; null when they are gone. */
  reporter?: WireUserShort | null;
}
