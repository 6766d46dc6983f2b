import type { LoggedEvent } from '../../domain/events/logged-event.ts';

/** Records user events. Callers do not wait for it, and it never fails. */
export interface EventLog {
  record(event: LoggedEvent): void;
}
