/**
 * What can come of an experience besides a view and an answer: its place was not found, another one interrupted instead,
 * its content did not load, or nobody did anything with it.
 */
export const UNSEEN_OUTCOMES = ['anchor_missing', 'superseded', 'failed', 'no_action'] as const;
export type UnseenOutcome = (typeof UNSEEN_OUTCOMES)[number];
