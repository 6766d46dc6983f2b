import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { AppealKind } from '../../../../src/domain/reports/appeal.ts';
import type { ReportState } from '../../../../src/domain/reports/report.ts';

/** A person's objection to a decision about their pin or their account. */
export type AppealRecord = {
  readonly id: string;
  readonly userId: UserId;
  readonly kind: AppealKind;
  /** Null for an appeal about the account. */
  readonly objectId: string | null;
  readonly text: string;
  readonly state: ReportState;
  readonly createdAt: number;
};

/** Appeals are removed with their author's account. */
export interface AppealReader {
  /** All appeals of this person, oldest first. */
  ofUser(userId: UserId): Promise<readonly AppealRecord[]>;
  /** True while this person has an undecided appeal about this subject. */
  isOpen(appeal: Pick<AppealRecord, 'userId' | 'kind' | 'objectId'>): Promise<boolean>;
}

export interface AppealRepository extends AppealReader {
  insert(appeal: AppealRecord): Promise<void>;
}
