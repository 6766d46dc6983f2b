import type { EventLog } from '../../application/ports/event-log.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { LoggedEvent } from '../../domain/events/logged-event.ts';

/** Logs events for developers; they never leave the browser. */
export class LoggerEventLog implements EventLog {
  readonly #logger: Pick<Logger, 'debug'>;
  constructor(logger: Pick<Logger, 'debug'>) {
    this.#logger = logger;
  }

  record(event: LoggedEvent): void {
    this.#logger.debug('event', event);
  }
}
