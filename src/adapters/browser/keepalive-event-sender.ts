import type { DirectCall, Sent } from '../../../wire/calls/contract.ts';
import type { BatchSending } from '../../application/ports/batch-sender.ts';
import type { EventBatch, EventSender } from '../../application/ports/event-sender.ts';
import type { LoggedEvent } from '../../domain/events/logged-event.ts';
import type { Fetch } from '../http/client/fetch-http-client.ts';
import type { CsrfToken } from '../http/client/resource-client.ts';
import { KeepalivePost } from './keepalive-post.ts';

type SentBatch = Sent<DirectCall<'/v3/events/batch/', 'POST'>>;

/** Sends batches of events. */
export class KeepaliveEventSender implements EventSender {
  readonly #post: KeepalivePost;

  constructor(csrfToken: CsrfToken, send: Fetch = (path, init) => fetch(path, init)) {
    this.#post = new KeepalivePost('/v3/events/batch/', { csrfToken, send });
  }

  send(batch: EventBatch, isLeaving: boolean): Promise<BatchSending> {
    return this.#post.send(JSON.stringify(sentBatch(batch)), isLeaving);
  }
}

/** What is seen and opened is counted by another call. */
function sentBatch({ id, events, named }: EventBatch): SentBatch {
  return { batch_id: id, counted_apart: true, events: events.map(sentEvent), named };
}

function sentEvent(event: LoggedEvent): NonNullable<SentBatch['events']>[number] {
  return {
    event_type: event.eventType,
    view_type: event.viewType ?? null,
    view_parameter: event.viewParameter ?? null,
    component: event.component ?? null,
    element: event.element ?? null,
    object_id_str: event.objectId,
    aux_data: event.auxData,
    event_data: event.eventData ?? null,
    client_tracking_params: event.trackingParams,
    time: event.timeMs,
  };
}
