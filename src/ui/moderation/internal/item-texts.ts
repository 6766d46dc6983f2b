import type { Decision, Report, ReportedPreview } from '../../../application/ports/moderation-gateway.ts';
import { OFFERED_REASONS } from '../../../domain/feedback/report-reasons.ts';
import type { AppealKind } from '../../../domain/reports/appeal.ts';
import type { ModerationAction } from '../../../domain/reports/decision.ts';
import type { ReportReason } from '../../../domain/reports/report.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import { cardName, personName } from '../../pins/pin-names.ts';
import { text } from '../../text/language.ts';
import { moderationMessages } from './messages.en.ts';

export function reasonText(reason: ReportReason): string {
  return text(OFFERED_REASONS.find(({ id }) => id === reason)!.label);
}

/** The person's name; people who have left have none. */
export function nameOf(person: UserShort | null): string {
  return person === null ? text(moderationMessages.formerMember) : personName(person);
}

export function previewName(preview: ReportedPreview): string {
  switch (preview.kind) {
    case 'pin':
      return cardName(preview.pin);
    case 'board':
      return preview.board.name;
    case 'user':
      return personName(preview.user);
    case 'message':
      return preview.text || text(moderationMessages.noText);
  }
}

const DONE = {
  dismiss: moderationMessages.didDismiss,
  remove: moderationMessages.didRemove,
  restrict_user: moderationMessages.didRestrict,
  undo_remove: moderationMessages.didUndoRemove,
  lift_restriction: moderationMessages.didLiftRestriction,
  reject_appeal: moderationMessages.didRejectAppeal,
} as const satisfies Readonly<Record<ModerationAction, unknown>>;

export function actionText({ action }: Pick<Decision, 'action'>): string {
  return text(DONE[action]);
}

const UNDONE = {
  pin: moderationMessages.undoRemoveDetail,
  message: moderationMessages.undoMessageDetail,
  account: moderationMessages.undoRestrictDetail,
} as const;

/** What becomes of the thing when a decision is taken back that can be appealed like this. */
export function undoDetail(kind: AppealKind): string {
  return text(UNDONE[kind]);
}

const STATES = {
  open: moderationMessages.stateOpen,
  upheld: moderationMessages.stateUpheld,
  dismissed: moderationMessages.stateDismissed,
  reversed: moderationMessages.stateReversed,
} as const;

export function stateText({ state }: Pick<Report, 'state'>): string {
  return text(STATES[state]);
}
