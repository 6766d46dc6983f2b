/** What somebody can say about a pin. */
export const FEEDBACK_TYPES = ['hide', 'unhide', 'report', 'not_relevant', 'repetitive', 'unfollow'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/**
 * Whether the pin leaves the feeds of who says so, comes back to them, or neither. Undoing brings about the opposite.
 */
export function hidesPin(type: FeedbackType, undo: boolean): boolean | null {
  if (type === 'unfollow') return null;
  return (type !== 'unhide') !== undo;
}
