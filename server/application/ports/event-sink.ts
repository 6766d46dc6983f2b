import type { StoredBatch } from './events.ts';

/** Where the operator's other systems read events from. */
export interface EventSink {
  /**
   * Resolves when the sink has all batches safely. After a failure some may have arrived; the same ones are published
   * again, and the sink keeps each id once as far as it remembers.
   * @throws when the sink does not answer in time or refuses
   */
  publish(batches: readonly StoredBatch[]): Promise<void>;
  close(): Promise<void>;
}
