/**
 * What can come of an experience that was to be displayed, besides a view: its place was not found, another one
 * interrupted instead, or its content did not load.
 */
export const UNSEEN_OUTCOMES = ['anchor_missing', 'superseded', 'failed'] as const;
export type UnseenOutcome = (typeof UNSEEN_OUTCOMES)[number];
