import type { PinId } from '../../../domain/ids/ids.ts';

export interface PinCounts {
  /** Pins whose cards were visible. */
  readonly impressions: readonly PinId[];
  /** Pins whose links to the source were followed. */
  readonly pinClicks: readonly PinId[];
}

/** Maximum number of pins of each kind per request. */
export const MOST_COUNTED = 200;

/**
 * Reports how often pins are seen and how often their links are followed, without the person. Callers do not wait for
 * it, and it never fails.
 */
export interface PinCounter {
  /** @param counts at most `MOST_COUNTED` of each */
  count(counts: PinCounts): void;
}
