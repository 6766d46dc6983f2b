import type { LoggedEvent } from '../../domain/events/logged-event.ts';
import type { EventLog } from '../ports/event-log.ts';

/** Events that are held until the log is there; later ones are dropped. */
const MOST_HELD = 100;

/** Holds events until the code that sends them is loaded. */
export class DeferredEventLog implements EventLog {
  #held: LoggedEvent[] = [];
  #log: EventLog | null = null;

  record(event: LoggedEvent): void {
    if (this.#log !== null) this.#log.record(event);
    else if (this.#held.length < MOST_HELD) this.#held.push(event);
  }

  /** Records the held events in `log`, and all later ones. */
  passOnTo(log: EventLog): void {
    this.#log = log;
    for (const event of this.#held) log.record(event);
    this.#held = [];
  }
}
