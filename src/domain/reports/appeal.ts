/** What somebody can ask to be decided anew: that a pin of theirs was removed, or that their account is suspended. */
export const APPEAL_KINDS = ['pin', 'account'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];
