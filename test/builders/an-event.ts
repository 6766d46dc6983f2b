import type { StoredBatch } from '../../server/application/ports/events.ts';
import type { EventRecord } from '../../src/domain/events/event-record.ts';

/** An event of which only the number is known. */
export function anEventRecord(fields: Partial<EventRecord> = {}): EventRecord {
  return {
    type: 18,
    viewType: null,
    viewParameter: null,
    component: null,
    element: null,
    objectId: null,
    auxData: null,
    eventData: null,
    trackingParams: null,
    timeMs: null,
    ...fields,
  };
}

/** A batch of a visitor, with one event. */
export function aBatch(fields: Partial<StoredBatch> = {}): StoredBatch {
  return {
    id: 1,
    receivedAt: Date.UTC(2026, 4, 1),
    owner: { kind: 'visitor', id: 'f00d' },
    events: [anEventRecord()],
    named: [],
    ...fields,
  };
}
