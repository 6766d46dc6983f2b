import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReportedObject, ReportReason, ReportState } from '../../../../src/domain/reports/report.ts';

/** A report of content that may violate the rules. */
export type ReportRecord = ReportedObject & {
  readonly id: string;
  readonly reporterId: UserId;
  /** The owner at the time of the report; null when the owner has left, and for old reports without this field. */
  readonly ownerId: UserId | null;
  /** What the thing was called when it was reported; empty without a title, and for old reports. */
  readonly title: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly state: ReportState;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  readonly decisionText: string | null;
};

export interface ReportReader {
  find(id: string): Promise<ReportRecord | undefined>;
  /** Newest first. With `reporterId` null: the reports of all people. */
  list(options: {
    readonly reporterId: UserId | null;
    readonly state: ReportState | null;
    /** Only reports before this one. */
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly ReportRecord[]>;
  /** True while this person has an undecided report about this subject. */
  isOpen(reporterId: UserId, object: ReportedObject): Promise<boolean>;
  /** The undecided reports about these things, newest first, at most `most` about each. */
  openAbout(objects: readonly ReportedObject[], most: number): Promise<readonly ReportRecord[]>;
  /** True if a report of this person about this subject was decided against the subject. */
  isUpheld(ownerId: UserId, object: ReportedObject): Promise<boolean>;
}

export interface ReportRepository extends ReportReader {
  insert(report: ReportRecord): Promise<void>;
  /** Decides all undecided reports about a thing. */
  decide(
    object: ReportedObject,
    decision: Pick<ReportRecord, 'state' | 'decidedAt' | 'decisionText'>,
  ): Promise<void>;
  /** The decision of this time against a thing was taken back: its reports are reversed, without its text. */
  reverse(object: ReportedObject, decidedAt: number, time: number): Promise<void>;
}
