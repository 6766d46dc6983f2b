import { waitFor } from './internal/sliding-window.ts';
import type { RateLimiter, RateUse } from './rate-limiter.ts';

type Window = { startedAt: number; count: number; countBefore: number };

/**
 * Counts in this process. Each key has the count of the current window and of the previous one, which is weighted by
 * the part that still overlaps; so the limit also holds across window borders. The number of keys is bounded: the least
 * recently used ones are dropped first.
 */
export class SlidingWindowLimiter implements RateLimiter {
  readonly #windows = new Map<string, Window>();
  readonly #maxKeys: number;

  constructor(maxKeys = 100_000) {
    this.#maxKeys = maxKeys;
  }

  take(uses: readonly RateUse[], now: number): number | null {
    const windows = uses.map((use) => this.#windowOf(use, now));
    let wait = 0;
    for (const [index, use] of uses.entries()) {
      const window = windows[index];
      if (window !== undefined) wait = Math.max(wait, waitFor(window, use, now));
    }
    if (wait > 0) return wait;
    for (const window of windows) window.count += 1;
    return null;
  }

  isFull(use: RateUse, now: number): boolean {
    return waitFor(this.#windowOf(use, now), use, now) > 0;
  }

  #windowOf(use: RateUse, now: number): Window {
    const window = this.#windows.get(use.key) ?? { startedAt: now, count: 0, countBefore: 0 };
    this.#windows.delete(use.key);
    this.#windows.set(use.key, window);
    // A clock that was set back: the window begins anew with its counts, or it would last until the old time comes.
    if (now < window.startedAt) window.startedAt = now;
    const passed = Math.floor((now - window.startedAt) / use.windowMs);
    if (passed >= 1) {
      window.countBefore = passed === 1 ? window.count : 0;
      window.count = 0;
      window.startedAt += passed * use.windowMs;
    }
    if (this.#windows.size > this.#maxKeys) this.#forgetOldest();
    return window;
  }

  #forgetOldest(): void {
    const oldest = this.#windows.keys().next();
    if (!oldest.done) this.#windows.delete(oldest.value);
  }
}
