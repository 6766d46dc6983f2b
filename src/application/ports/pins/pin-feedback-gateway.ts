import type { FeedbackType } from '../../../domain/feedback/feedback-type.ts';
import type { HidePlace } from '../../../domain/feedback/hide-place.ts';
import type { Reactions } from '../../../domain/feedback/reactions.ts';
import type { ReportedObject, ReportReason } from '../../../domain/reports/report.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { PinKind } from '../../../domain/cards/pin-kind.ts';
import type { ReactionType } from '../../../domain/pins/pin-relations.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

export type Hiding = {
  readonly pinId: PinId;
  readonly kind: PinKind;
  readonly place: HidePlace;
  /** False shows the pin again. */
  readonly hidden: boolean;
};

export type Report = {
  readonly object: ReportedObject;
  readonly reason: ReportReason;
  /** May be empty. */
  readonly text: string;
};

/** `already`: the viewer has reported it before. */
export type ReportOutcome = DoneOutcome | { readonly kind: 'already' };

export type ReactOutcome = { readonly kind: 'reacted'; readonly reactions: Reactions } | Refused;

/** The viewer's feedback about pins. Hidden and reported pins no longer appear in feeds. @throws {ServiceError} */
export interface PinFeedbackGateway {
  /** Idempotent: hiding twice, or showing a pin that is not hidden, succeeds. */
  hide(hiding: Hiding): Promise<DoneOutcome>;
  /** `undo` takes the feedback back. */
  tell(pinId: PinId, type: FeedbackType, undo: boolean): Promise<DoneOutcome>;
  /** Reports a pin, a board or a person. */
  report(report: Report): Promise<ReportOutcome>;
  /** Sets the viewer's reaction to a pin; null removes it. */
  react(pinId: PinId, reaction: ReactionType | null): Promise<ReactOutcome>;
}
