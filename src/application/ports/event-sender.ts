import type { NamedEvent } from '../../domain/events/event-record.ts';
import type { LoggedEvent } from '../../domain/events/logged-event.ts';
import type { Batch, BatchSender } from './batch-sender.ts';

/** Maximum number of entries per batch. */
export const MOST_SENT_EVENTS = 100;

/** Without the time: the server knows when it came. */
export type Measurement = Omit<NamedEvent, 'timeMs'>;

export type EventBatch = Batch & {
  readonly events: readonly LoggedEvent[];
  readonly named: readonly Measurement[];
};

export type EventSender = BatchSender<EventBatch>;
