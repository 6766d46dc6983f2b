import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReportObject, ReportReason, ReportState } from '../../../../src/domain/reports/report.ts';

/** What somebody thinks should not be here. */
export type ReportRecord = {
  readonly id: string;
  readonly reporterId: UserId;
  /** Whose the thing was when it was reported; null when they have left, and where that was not kept yet. */
  readonly ownerId: UserId | null;
  readonly objectType: ReportObject;
  readonly objectId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly state: ReportState;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly decisionText: string | null;
};

export interface ReportReader {
  find(id: string): Promise<ReportRecord | undefined>;
  /** The newest first; `reporterId` null: of all people. */
  list(options: {
    readonly reporterId: UserId | null;
    readonly state: ReportState | null;
    /** Only older ones. */
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly ReportRecord[]>;
  /** True while nobody has decided about what this person said of this thing. */
  isOpen(reporterId: UserId, object: Pick<ReportRecord, 'objectType' | 'objectId'>): Promise<boolean>;
  /** True when it was decided against this thing of this person. */
  isUpheld(ownerId: UserId, object: Pick<ReportRecord, 'objectType' | 'objectId'>): Promise<boolean>;
}

export interface ReportRepository extends ReportReader {
  insert(report: ReportRecord): Promise<void>;
  /** An unknown id is fine. */
  decide(id: string, decision: Pick<ReportRecord, 'state' | 'decidedAt' | 'decisionText'>): Promise<void>;
}
