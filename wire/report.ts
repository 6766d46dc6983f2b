import type { ReportObject, ReportReason, ReportState } from '../src/domain/reports/report.ts';
import type { WireUserShort } from './user.ts';

/** A report of content, and its outcome. */
export interface WireReport {
  id: string;
  object_type: ReportObject;
  object_id: string;
  /** What the thing was called when it was reported; empty without a title. */
  title: string;
  reason: ReportReason;
  text: string;
  state: ReportState;
  created_at: string;
  decided_at: string | null;
  /** The operator's answer to the reporter. */
  decision_text: string | null;
  /** For operators only; null when the reporter has left. */
  reporter?: WireUserShort | null;
}
