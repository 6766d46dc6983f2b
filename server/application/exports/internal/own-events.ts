import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { StoredBatch } from '../../ports/events.ts';
import type { ExportPart } from './collect-own-data.ts';
import type { FormatTime, Sources } from './export-sources.ts';

/** The number of batches in a file. */
const BATCHES_IN_A_FILE = 250;

/** What the user's browsers told with consent: see docs/export-format.md. No files without any. */
export async function* ownEvents(
  userId: UserId,
  { store, formatTime }: Sources,
): AsyncGenerator<ExportPart & { readonly kind: 'document' }> {
  let after: number | null = null;
  for (let file = 1; ; file += 1) {
    const batches: readonly StoredBatch[] = await store.events.ofUser(userId, {
      after,
      limit: BATCHES_IN_A_FILE,
    });
    if (batches.length === 0) return;
    const name = `events/${String(file).padStart(4, '0')}.json`;
    yield { kind: 'document', name, value: batches.map((batch) => batchDocument(batch, formatTime)) };
    after = batches.at(-1)?.id ?? null;
  }
}

function batchDocument({ receivedAt, events, named }: StoredBatch, formatTime: FormatTime) {
  const at = (time: number | null) => (time === null ? null : formatTime(time));
  return {
    received_at: formatTime(receivedAt),
    events: events.map((event) => ({
      event_type: event.type,
      view_type: event.viewType,
      view_parameter: event.viewParameter,
      component: event.component,
      element: event.element,
      object_id: event.objectId,
      aux_data: event.auxData,
      event_data: event.eventData,
      client_tracking_params: event.trackingParams,
      time: at(event.timeMs),
    })),
    named: named.map(({ timeMs, ...event }) => ({ ...event, time: at(timeMs) })),
  };
}
