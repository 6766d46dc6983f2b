import type { AppealKind, AppealState } from '../src/domain/reports/appeal.ts';
import type { ModerationAction } from '../src/domain/reports/decision.ts';
import type { ReportObject, ReportReason } from '../src/domain/reports/report.ts';
import type { WireBoardShort } from './board.ts';
import type { WireMessage } from './conversation.ts';
import type { WirePin } from './pin.ts';
import type { WireReport } from './report.ts';
import type { WireUserShort } from './user.ts';

/** A decision of an operator. */
export interface WireDecision {
  id: string;
  action: ModerationAction;
  object_type: ReportObject;
  object_id: string;
  /** What the thing was called; empty without a title. */
  title: string;
  reason: ReportReason | null;
  /** The operator's words to the people concerned. */
  text: string;
  created_at: string;
  undone_at: string | null;
  can_undo: boolean;
  /** For operators only; null when they have left. */
  operator?: WireUserShort | null;
  owner?: WireUserShort | null;
}

/** A pin that an operator has removed, for operators. */
export interface WireRemovedPin {
  title: string;
  description: string;
  link: string | null;
  /** A `data:` address of the picture, 474 px wide, because its file is served to nobody; null when it is gone. */
  image: string | null;
}

/** An appeal against a decision. */
export interface WireAppeal {
  id: string;
  kind: AppealKind;
  object_id: string | null;
  text: string;
  state: AppealState;
  created_at: string;
  decided_at: string | null;
  /** The operator's answer. */
  decision_text: string | null;
  /** For operators only. */
  user?: WireUserShort | null;
  decision?: WireDecision | null;
}

/** A decision about something of the caller, with the caller's appeal. */
export interface WireOwnDecision extends WireDecision {
  /** The words of the operator who took it back; empty without any. */
  undone_text: string;
  appeal: WireAppeal | null;
}

/** A thing with open reports. */
export interface WireReportGroup {
  object_type: ReportObject;
  object_id: string;
  /** Null when it is gone or not visible to the caller. */
  object: WirePin | WireBoardShort | WireUserShort | WireMessage | null;
  /** It was deleted. */
  is_gone: boolean;
  /** It was reported while it ran as an ad. */
  ran_as_ad: boolean;
  owner: WireUserShort | null;
  report_count: number;
  first_reported_at: string;
  /** The newest reports. */
  reports: readonly WireReport[];
  /** Earlier decisions about the thing, the last first. */
  history: readonly WireDecision[];
}
