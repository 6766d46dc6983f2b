/**
 * Numbers that the product's rules name without saying what for. Nothing uses them; they are kept here so
 * that nobody takes them for forgotten. 28 is taken to be the days of the recency window.
 */
export const RESERVED_NUMBERS = [100, 28] as const;
