import type { PinId } from '../../../domain/ids/ids.ts';

export interface PinCounts {
  /** Pins whose cards were seen. */
  readonly impressions: readonly PinId[];
  /** Pins that were left for their source. */
  readonly pinClicks: readonly PinId[];
}

/** At most so many pins of each kind are told at once. */
export const MOST_COUNTED = 200;

/** Tells the server how often pins are seen and followed, and nothing of who did. Nobody waits for it; it never fails. */
export interface PinCounter {
  /** @param counts at most `MOST_COUNTED` of each */
  count(counts: PinCounts): void;
}
