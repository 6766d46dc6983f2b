/** Decisions that a person can appeal: the removal of a pin of theirs, or the suspension of their account. */
export const APPEAL_KINDS = ['pin', 'account'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];

/** What operators do with an appeal: take the decision back, or keep it. */
export const APPEAL_ACTIONS = ['grant', 'reject'] as const;
export type AppealAction = (typeof APPEAL_ACTIONS)[number];
