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

/** How long a removed pin is kept out of sight, so that the removal can be appealed and undone: half a year. */
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

/** Whether operators can take a decision back. Boards are gone for good; a removed pin is kept for half a year. */
export function canUndo({ action, objectType, createdAt, undoneAt }: DecisionFacts, now: number): boolean {
  if (undoneAt !== null) return false;
  if (action === 'restrict_user') return true;
  return action === 'remove' && objectType === 'pin' && now < createdAt + REMOVED_KEPT_DAYS * DAY_MS;
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
