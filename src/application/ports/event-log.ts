import type { LoggedEvent } from '../../domain/events/logged-event.ts';

/** Takes note of what people do. Nobody waits for it, and it never fails. */
export interface EventLog {
  record(event: LoggedEvent): void;
}
