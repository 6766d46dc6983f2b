import { canUndo } from '../../../../src/domain/reports/decision.ts';
import type {
  WireAppeal,
  WireDecision,
  WireOwnDecision,
  WireRemovedPin,
  WireReportGroup,
} from '../../../../wire/moderation.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { ListedAppeal } from '../../../application/moderation/list-appeals.ts';
import type { ListedDecision, OwnDecision } from '../../../application/moderation/list-decisions.ts';
import type { QueuedThing, ThingPreview } from '../../../application/moderation/list-queue.ts';
import type { SeenRemovedPin } from '../../../application/moderation/read-removed-pin.ts';
import type { AppealRecord } from '../../../application/ports/moderation/appeals.ts';
import type { DecisionRecord } from '../../../application/ports/moderation/moderation.ts';
import type { PersonView } from '../../../application/ports/pins/views.ts';
import type { Written } from '../core/call/define-call.ts';
import { boardShortToWire } from './board-to-wire.ts';
import { messageToWire } from './conversation-to-wire.ts';
import { pinToWire } from './pin-to-wire.ts';
import { reportToWire } from './report-to-wire.ts';
import { PICTURE_TYPES } from '../core/answer/picture-types.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** Who has decided is not said. */
export function decisionToWire(
  decision: DecisionRecord,
  { now }: SerializationContext,
  hasOpenAppeal = false,
): WireDecision {
  return {
    id: decision.id,
    action: decision.action,
    object_type: decision.objectType,
    object_id: decision.objectId,
    title: decision.title,
    reason: decision.reason,
    text: decision.text,
    created_at: timeToWire(decision.createdAt),
    undone_at: decision.undoneAt === null ? null : timeToWire(decision.undoneAt),
    can_undo: canUndo(decision, now, hasOpenAppeal),
  };
}

/** The same for operators. */
export function listedDecisionToWire(
  { decision, operator, owner }: ListedDecision,
  context: SerializationContext,
): WireDecision {
  return {
    ...decisionToWire(decision, context),
    operator: personOrNull(operator, context),
    owner: personOrNull(owner, context),
  };
}

export function ownDecisionToWire(
  { decision, appeal, undoneText }: OwnDecision,
  context: SerializationContext,
): WireOwnDecision {
  return {
    ...decisionToWire(decision, context),
    undone_text: undoneText,
    appeal: appeal === null ? null : appealToWire(appeal),
  };
}

export function appealToWire(appeal: AppealRecord): WireAppeal {
  return {
    id: appeal.id,
    kind: appeal.kind,
    object_id: appeal.objectId,
    text: appeal.text,
    state: appeal.state,
    created_at: timeToWire(appeal.createdAt),
    decided_at: appeal.decidedAt === null ? null : timeToWire(appeal.decidedAt),
    decision_text: appeal.decisionText,
  };
}

/** The same for operators. */
export function listedAppealToWire(
  { appeal, user, decision }: ListedAppeal,
  context: SerializationContext,
): WireAppeal {
  return {
    ...appealToWire(appeal),
    user: personOrNull(user, context),
    decision: decision === null ? null : decisionToWire(decision, context, appeal.state === 'open'),
  };
}

/** For operators alone: the picture travels within the answer, because its file is served to nobody. */
export function removedPinToWire({ title, description, link, picture }: SeenRemovedPin): WireRemovedPin {
  return { title, description, link, image: picture === null ? null : dataAddress(picture) };
}

function dataAddress({ format, bytes }: NonNullable<SeenRemovedPin['picture']>): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:${PICTURE_TYPES[format]};base64,${btoa(characters.join(''))}`;
}

/** A reported thing for operators. */
export function queuedThingToWire(
  { group, preview, isThere, ranAsAd, owner, reports, history }: QueuedThing,
  context: SerializationContext,
  position: number,
): Written<WireReportGroup> {
  return {
    object_type: group.objectType,
    object_id: group.objectId,
    object: preview === null ? null : previewToWire(preview, context, position),
    is_gone: !isThere,
    ran_as_ad: ranAsAd,
    owner: personOrNull(owner, context),
    report_count: group.count,
    first_reported_at: timeToWire(group.firstReportedAt),
    reports: reports.map((each) => reportToWire(each, context)),
    history: history.map((each) => listedDecisionToWire(each, context)),
  };
}

function previewToWire(
  preview: ThingPreview,
  context: SerializationContext,
  position: number,
): Written<WireReportGroup['object']> {
  switch (preview.kind) {
    case 'pin':
      return pinToWire({ pin: preview.pin, reason: null }, context, { surface: 'reports', position });
    case 'board':
      return boardShortToWire(preview.board, context);
    case 'user':
      return userShortToWire(preview.user, context);
    case 'message':
      return messageToWire(preview.message, context, position);
  }
}

function personOrNull(person: PersonView | null, context: SerializationContext) {
  return person === null ? null : userShortToWire(person, context);
}
