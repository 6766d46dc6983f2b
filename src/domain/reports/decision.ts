import type { AppealKind } from './appeal.ts';
import type { ReportObject, ReportReason } from './report.ts';

/**
 * What operators decide about things and people. `undo_remove` and `lift_restriction` take earlier decisions back;
 * `reject_appeal` keeps one.
 */
export const MODERATION_ACTIONS = [
  'dismiss',
  'remove',
  'restrict_user',
  'undo_remove',
  'lift_restriction',
  'reject_appeal',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/**
 * How long removed pins and messages are kept out of sight, so that it can be appealed and undone: half a year, and
 * while an appeal waits.
 */
export const REMOVED_KEPT_DAYS = 183;

/** How long decisions are recorded: two years. */
export const DECISIONS_KEPT_DAYS = 731;

const DAY_MS = 86_400_000;

/** What the rules need to know of a decision. Times in milliseconds since the epoch. */
type DecisionFacts = {
  readonly action: ModerationAction;
  readonly objectType: ReportObject;
  readonly createdAt: number;
  readonly undoneAt: number | null;
};

/** What an appeal against a decision is about; null for decisions that cannot be appealed. Boards are gone for good. */
export function appealKindOf({
  action,
  objectType,
}: Pick<DecisionFacts, 'action' | 'objectType'>): AppealKind | null {
  if (action === 'restrict_user') return 'account';
  return action === 'remove' && (objectType === 'pin' || objectType === 'message') ? objectType : null;
}

/**
 * Whether a decision can be taken back, and appealed. Removed pins and messages are kept for half a year, and as long as
 * an appeal waits.
 */
export function canUndo(decision: DecisionFacts, now: number, hasOpenAppeal = false): boolean {
  const kind = appealKindOf(decision);
  if (decision.undoneAt !== null || kind === null) return false;
  return kind === 'account' || hasOpenAppeal || now < decision.createdAt + REMOVED_KEPT_DAYS * DAY_MS;
}

/** What the reasons say about the picture itself, and not only about its texts or its link. */
const OF_PICTURES: readonly ReportReason[] = [
  'nudity',
  'self_harm',
  'hate',
  'violence',
  'copyright',
  'goods',
];

/** Whether a picture that was removed for this reason may not come back, unless the operator decides otherwise. */
export function blocksPicture(reason: ReportReason): boolean {
  return OF_PICTURES.includes(reason);
}
