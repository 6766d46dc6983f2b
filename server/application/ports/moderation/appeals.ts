import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { AppealKind } from '../../../../src/domain/reports/appeal.ts';
import type { ReportState } from '../../../../src/domain/reports/report.ts';

/** What somebody has to say against a decision about a pin of theirs, or about their account. */
export type AppealRecord = {
  readonly id: string;
  readonly userId: UserId;
  readonly kind: AppealKind;
  /** The pin; null where it is about the account. */
  readonly objectId: string | null;
  readonly text: string;
  readonly state: ReportState;
  readonly createdAt: number;
};

/** Appeals go with the account that has made them. */
export interface AppealReader {
  /** All of this person, the oldest first. */
  ofUser(userId: UserId): Promise<readonly AppealRecord[]>;
  /** True while nobody has decided about what this person said of this. */
  isOpen(appeal: Pick<AppealRecord, 'userId' | 'kind' | 'objectId'>): Promise<boolean>;
}

export interface AppealRepository extends AppealReader {
  insert(appeal: AppealRecord): Promise<void>;
}
