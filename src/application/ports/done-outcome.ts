import type { Refused } from './refused.ts';

/** The outcome of a change that returns no data. */
export type DoneOutcome = { readonly kind: 'done' } | Refused;
