import type { BoardShort } from '../../domain/boards/board.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { AppealAction, AppealKind, AppealState } from '../../domain/reports/appeal.ts';
import type { ModerationAction } from '../../domain/reports/decision.ts';
import type { ReportAction, ReportObject, ReportReason, ReportState } from '../../domain/reports/report.ts';
import type { UserShort } from '../../domain/users/user.ts';
import type { Refused } from './refused.ts';

/** A report with its outcome. Times in milliseconds since the epoch. */
export type Report = {
  readonly id: string;
  readonly objectType: ReportObject;
  readonly objectId: string;
  /** What the thing was called when it was reported; empty without a title. */
  readonly title: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly state: ReportState;
  readonly createdAt: number;
  readonly decidedAt: number | null;
  /** The operator's answer; empty without any. */
  readonly decisionText: string;
  /** For operators only; null when the reporter has left. */
  readonly reporter: UserShort | null;
};

/** A decision of an operator. */
export type Decision = {
  readonly id: string;
  readonly action: ModerationAction;
  readonly objectType: ReportObject;
  readonly objectId: string;
  /** Empty without a title. */
  readonly title: string;
  readonly reason: ReportReason | null;
  readonly text: string;
  readonly createdAt: number;
  readonly undoneAt: number | null;
  readonly canUndo: boolean;
  /** For operators only. */
  readonly operator: UserShort | null;
  readonly owner: UserShort | null;
};

/** A pin that an operator has removed. */
export type RemovedPin = {
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  /** An address of the picture for this page; null when it is gone. */
  readonly imageUrl: string | null;
};

export type Appeal = {
  readonly id: string;
  readonly kind: AppealKind;
  readonly objectId: string | null;
  readonly text: string;
  readonly state: AppealState;
  readonly createdAt: number;
  readonly decisionText: string;
  /** For operators only. */
  readonly user: UserShort | null;
  readonly decision: Decision | null;
};

export type OwnDecision = Decision & {
  /** What was said when it was taken back; empty without any words. */
  readonly undoneText: string;
  readonly appeal: Appeal | null;
};

export type ReportedPreview =
  | { readonly kind: 'pin'; readonly pin: Pin }
  | { readonly kind: 'board'; readonly board: BoardShort }
  | { readonly kind: 'user'; readonly user: UserShort }
  | {
      readonly kind: 'message';
      /** Empty without any. */
      readonly text: string;
      readonly pin: Pin | null;
      readonly board: BoardShort | null;
      /** The kind of attachment that was deleted, or that the viewer may not see. */
      readonly unavailable: 'pin' | 'board' | null;
    };

/** A thing with open reports. */
export type ReportedThing = {
  readonly objectType: ReportObject;
  readonly objectId: string;
  /** Null when it is gone or not visible. */
  readonly preview: ReportedPreview | null;
  readonly isGone: boolean;
  /** It was reported while it ran as an ad. */
  readonly ranAsAd: boolean;
  readonly owner: UserShort | null;
  readonly count: number;
  readonly firstReportedAt: number;
  /** The newest ones. */
  readonly reports: readonly Report[];
  readonly history: readonly Decision[];
};

/** What each list of the page of reports consists of. */
export type ModerationItems = {
  readonly queue: ReportedThing;
  readonly appeals: Appeal;
  readonly log: Decision;
  readonly reports: Report;
  readonly decisions: OwnDecision;
};

export type ModerationPage<Item> = { readonly items: readonly Item[]; readonly bookmark: string | null };

/** `conflict`: somebody was faster. */
export type ModerationOutcome = { readonly kind: 'done' } | { readonly kind: 'conflict' } | Refused;

/** Reports, decisions about them, and appeals against these. @throws {ServiceError} */
export interface ModerationGateway {
  /** `'expired'`: the bookmark is no longer valid. Undefined for lists that the viewer may not see. */
  list<Tab extends keyof ModerationItems>(
    tab: Tab,
    bookmark: string | null,
  ): Promise<ModerationPage<ModerationItems[Tab]> | 'expired' | undefined>;
  /** The last decision about a pin or message of the viewer, or about the account (`objectId` null); undefined without one. */
  ownDecision(about: {
    readonly kind: AppealKind;
    readonly objectId: string | null;
  }): Promise<OwnDecision | undefined>;
  /** For operators: the pin that a decision has removed; undefined when it is no longer kept. */
  removedPin(decisionId: string): Promise<RemovedPin | undefined>;
  /** Decides about the thing of a report, and all open reports about it. */
  decide(
    reportId: string,
    decision: { readonly action: ReportAction; readonly text: string; readonly blocksPicture: boolean },
  ): Promise<ModerationOutcome>;
  undo(decisionId: string, text: string): Promise<ModerationOutcome>;
  decideAppeal(appealId: string, action: AppealAction, text: string): Promise<ModerationOutcome>;
  /** `objectId` is the pin or message; null for an appeal about the account. */
  appeal(appeal: {
    readonly kind: AppealKind;
    readonly objectId: string | null;
    readonly text: string;
  }): Promise<ModerationOutcome>;
}
