/** The kinds of feedback on a pin. */
export const FEEDBACK_TYPES = ['hide', 'unhide', 'report', 'not_relevant', 'repetitive', 'unfollow'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/**
 * Whether the feedback hides the pin from the person's feeds, shows it again, or does neither. Undoing has the opposite
 * effect.
 */
export function hidesPin(type: FeedbackType, undo: boolean): boolean | null {
  if (type === 'unfollow') return null;
  return (type !== 'unhide') !== undo;
}
