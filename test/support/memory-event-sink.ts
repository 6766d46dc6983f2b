import type { EventSink } from '../../server/application/ports/event-sink.ts';
import type { StoredBatch } from '../../server/application/ports/events.ts';

/** Keeps batches in memory, each id once. */
export class MemoryEventSink implements EventSink {
  isBroken = false;
  readonly arrived = new Map<number, StoredBatch>();

  async publish(batches: readonly StoredBatch[]): Promise<void> {
    if (this.isBroken) throw new Error('The sink of events does not answer.');
    for (const batch of batches) this.arrived.set(batch.id, batch);
  }

  async close(): Promise<void> {}
}
