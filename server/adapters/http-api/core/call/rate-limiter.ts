/** One counted use: at most `limit` of the same key within the window. */
export type RateUse = { readonly key: string; readonly limit: number; readonly windowMs: number };

/** Counts uses. In one process or, behind the same interface, for several. */
export interface RateLimiter {
  /**
   * Counts one use under every key, or none of them when one is full: then the milliseconds after which
   * there may be room again. `now` never runs backwards by more than clocks do.
   */
  take(uses: readonly RateUse[], now: number): Promise<number | null> | number | null;
  /** True if one more use of the key would be refused. Counts nothing. */
  isFull(use: RateUse, now: number): Promise<boolean> | boolean;
}
