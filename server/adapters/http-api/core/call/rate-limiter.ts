/** A counted key: at most `limit` uses within the window. */
export type RateUse = { readonly key: string; readonly limit: number; readonly windowMs: number };

/** Counts uses, within one process or across several. */
export interface RateLimiter {
  /**
   * Counts one use under every key, or under none when one limit is reached: then it returns the milliseconds until a
   * retry may succeed. `now` never runs backwards, apart from clock corrections.
   */
  take(uses: readonly RateUse[], now: number): Promise<number | null> | number | null;
  /** True if the next use of the key would be refused. Does not count. */
  isFull(use: RateUse, now: number): Promise<boolean> | boolean;
}
