/** Decisions that a person can appeal: the removal of a pin or message of theirs, or the suspension of their account. */
export const APPEAL_KINDS = ['pin', 'message', 'account'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

/** `open`: not decided yet. */
export const APPEAL_STATES = ['open', 'upheld', 'dismissed'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

/** What operators do with an appeal: take the decision back, or keep it. */
export const APPEAL_ACTIONS = ['grant', 'reject'] as const;
export type AppealAction = (typeof APPEAL_ACTIONS)[number];
