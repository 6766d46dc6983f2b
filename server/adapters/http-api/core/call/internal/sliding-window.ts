import type { RateUse } from '../rate-limiter.ts';

/** Uses in a window and in the one before, which weighs as much as the part of it that still overlaps. */
export type UseWindow = { readonly startedAt: number; readonly count: number; readonly countBefore: number };

/** Milliseconds until one more use fits; 0 = now. */
export function waitFor(window: UseWindow, use: RateUse, now: number): number {
  const elapsed = Math.max(0, now - window.startedAt);
  const left = use.windowMs - elapsed;
  const weighed = window.countBefore * (left / use.windowMs) + window.count;
  if (weighed + 1 <= use.limit) return 0;
  if (window.count + 1 <= use.limit)
    return untilOlderWeighs(use.limit - 1 - window.count, window.countBefore, use) - elapsed;
  return left + untilOlderWeighs(use.limit - 1, window.count, use);
}

/** Milliseconds into a window until the previous one, with `count` uses, weighs at most `room`. */
function untilOlderWeighs(room: number, count: number, use: RateUse): number {
  return count <= room ? 0 : Math.ceil(use.windowMs * (1 - room / count));
}
