import type { PinId } from '../../../domain/ids/ids.ts';
import type { Batch, BatchSender } from '../batch-sender.ts';

export type PinCounts = Batch & {
  /** Pins whose cards were visible; at most `MOST_COUNTED`. */
  readonly impressions: readonly PinId[];
  /** Experiences that were to be displayed and were not seen, as `experience:outcome`; at most `MOST_UNSEEN`. */
  readonly unseen?: readonly string[];
};

/** Maximum number of pins per batch. */
export const MOST_COUNTED = 200;

/** Maximum number of experiences per batch. */
export const MOST_UNSEEN = 50;

/** Reports how often pins are seen, without the person. */
export type PinCounter = BatchSender<PinCounts>;
