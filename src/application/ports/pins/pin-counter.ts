import type { PinId } from '../../../domain/ids/ids.ts';
import type { Batch, BatchSender } from '../batch-sender.ts';

export type PinCounts = Batch & {
  /** Pins whose cards were visible; at most `MOST_COUNTED`. */
  readonly impressions: readonly PinId[];
};

/** Maximum number of pins per batch. */
export const MOST_COUNTED = 200;

/** Reports how often pins are seen, without the person. */
export type PinCounter = BatchSender<PinCounts>;
