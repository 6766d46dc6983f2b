/** Decisions that a person can appeal: the removal of a pin of theirs, or the suspension of their account. */
export const APPEAL_KINDS = ['pin', 'account'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];
