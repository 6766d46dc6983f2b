import type {
  Appeal,
  Decision,
  ModerationItems,
  RemovedPin,
  Report,
  ReportedPreview,
} from '../../../application/ports/moderation-gateway.ts';
import { APPEAL_KINDS, APPEAL_STATES } from '../../../domain/reports/appeal.ts';
import { MODERATION_ACTIONS } from '../../../domain/reports/decision.ts';
import { REPORT_OBJECTS, REPORT_REASONS, REPORT_STATES } from '../../../domain/reports/report.ts';
import { boardShortFromWire } from '../../../../wire/board-from-wire.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import {
  count,
  flag,
  objectOrNull,
  objectsOf,
  oneOf,
  rawObject,
  text,
  textOrNull,
  type Raw,
} from '../../../../wire/raw.ts';
import { timeFromWire } from '../../../../wire/time.ts';
import { userShortFromWire } from '../../../../wire/user-from-wire.ts';

/** How the items of each list are read. Never throws: missing or malformed fields are empty. */
export const READERS: {
  readonly [Tab in keyof ModerationItems]: (value: unknown) => ModerationItems[Tab];
} = {
  queue: (value) => {
    const raw = rawObject(value);
    return {
      objectType: oneOf(raw.object_type, REPORT_OBJECTS, 'pin'),
      objectId: text(raw.object_id),
      preview: previewFromWire(raw),
      isGone: flag(raw.is_gone),
      ranAsAd: flag(raw.ran_as_ad),
      owner: objectOrNull(raw.owner, userShortFromWire),
      count: count(raw.report_count),
      firstReportedAt: timeFromWire(raw.first_reported_at) ?? 0,
      reports: objectsOf(raw.reports, reportFromWire),
      history: objectsOf(raw.history, decisionFromWire),
    };
  },
  appeals: (value) => appealFromWire(rawObject(value)),
  log: (value) => decisionFromWire(rawObject(value)),
  reports: (value) => reportFromWire(rawObject(value)),
  decisions: (value) => {
    const raw = rawObject(value);
    return {
      ...decisionFromWire(raw),
      undoneText: text(raw.undone_text),
      appeal: objectOrNull(raw.appeal, appealFromWire),
    };
  },
};

function reportFromWire(raw: Raw): Report {
  return {
    id: text(raw.id),
    objectType: oneOf(raw.object_type, REPORT_OBJECTS, 'pin'),
    objectId: text(raw.object_id),
    title: text(raw.title),
    reason: oneOf(raw.reason, REPORT_REASONS, 'other'),
    text: text(raw.text),
    state: oneOf(raw.state, REPORT_STATES, 'open'),
    createdAt: timeFromWire(raw.created_at) ?? 0,
    decidedAt: timeFromWire(raw.decided_at),
    decisionText: text(raw.decision_text),
    reporter: objectOrNull(raw.reporter, userShortFromWire),
  };
}

/** A picture that is not within the answer is left out. */
export function removedPinFromWire(value: unknown): RemovedPin {
  const raw = rawObject(value);
  const image = text(raw.image);
  return {
    title: text(raw.title),
    description: text(raw.description),
    link: textOrNull(raw.link),
    imageUrl: image.startsWith('data:image/') ? image : null,
  };
}

function decisionFromWire(raw: Raw): Decision {
  return {
    id: text(raw.id),
    action: oneOf(raw.action, MODERATION_ACTIONS, 'dismiss'),
    objectType: oneOf(raw.object_type, REPORT_OBJECTS, 'pin'),
    objectId: text(raw.object_id),
    title: text(raw.title),
    reason: oneOf(raw.reason, REPORT_REASONS, null),
    text: text(raw.text),
    createdAt: timeFromWire(raw.created_at) ?? 0,
    undoneAt: timeFromWire(raw.undone_at),
    canUndo: flag(raw.can_undo),
    operator: objectOrNull(raw.operator, userShortFromWire),
    owner: objectOrNull(raw.owner, userShortFromWire),
  };
}

function appealFromWire(raw: Raw): Appeal {
  return {
    id: text(raw.id),
    kind: oneOf(raw.kind, APPEAL_KINDS, 'pin'),
    objectId: textOrNull(raw.object_id),
    text: text(raw.text),
    state: oneOf(raw.state, APPEAL_STATES, 'open'),
    createdAt: timeFromWire(raw.created_at) ?? 0,
    decisionText: text(raw.decision_text),
    user: objectOrNull(raw.user, userShortFromWire),
    decision: objectOrNull(raw.decision, decisionFromWire),
  };
}

function previewFromWire({ object_type, object }: Raw): ReportedPreview | null {
  return objectOrNull(object, (raw): ReportedPreview | null => {
    switch (object_type) {
      case 'pin':
        return { kind: 'pin', pin: pinFromWire(raw) };
      case 'board':
        return { kind: 'board', board: boardShortFromWire(raw) };
      case 'user':
        return { kind: 'user', user: userShortFromWire(raw) };
      case 'message':
        return {
          kind: 'message',
          text: text(raw.text),
          pin: objectOrNull(raw.pin, pinFromWire),
          board: objectOrNull(raw.board, boardShortFromWire),
          unavailable: oneOf(raw.unavailable, ['pin', 'board'], null),
        };
      default:
        return null;
    }
  });
}
