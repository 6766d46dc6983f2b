/**
 * Numbers that the product's rules name without a purpose. They are unused, and listed here to show that they were not
 * forgotten. 28 is assumed to be the days of the recency window.
 */
export const RESERVED_NUMBERS = [100, 28] as const;
