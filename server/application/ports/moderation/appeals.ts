import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { AppealKind, AppealState } from '../../../../src/domain/reports/appeal.ts';

/** A person's objection to a decision about their pin, message or account. */
export type AppealRecord = {
  readonly id: string;
  readonly userId: UserId;
  readonly kind: AppealKind;
  /** Null for an appeal about the account. */
  readonly objectId: string | null;
  readonly text: string;
  readonly state: AppealState;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  /** The operator's answer. */
  readonly decisionText: string | null;
};

/** Appeals are removed with their author's account. */
export interface AppealReader {
  /** All appeals of this person, oldest first. */
  ofUser(userId: UserId): Promise<readonly AppealRecord[]>;
  find(id: string): Promise<AppealRecord | undefined>;
  /** Appeals of all people in this state, oldest first. */
  list(options: {
    readonly state: AppealState;
    /** Only appeals after this one. */
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly AppealRecord[]>;
}

export interface AppealRepository extends AppealReader {
  insert(appeal: AppealRecord): Promise<void>;
  /** An unknown id is fine. */
  decide(id: string, decision: Pick<AppealRecord, 'state' | 'decidedAt' | 'decisionText'>): Promise<void>;
}
