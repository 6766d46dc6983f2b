import type { Refused } from './refused.ts';

/** What came of a change that has nothing to tell. */
export type DoneOutcome = { readonly kind: 'done' } | Refused;
