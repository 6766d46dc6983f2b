import { isLogged } from '../../domain/events/is-logged.ts';
import type { LoggedEvent } from '../../domain/events/logged-event.ts';
import type { PageOfEvents } from '../../domain/routes/page-of-events.ts';
import type { EventLog } from '../ports/event-log.ts';
import { MOST_SENT_EVENTS, type EventBatch, type Measurement } from '../ports/event-sender.ts';
import { BatchQueue, type BatchQueueDeps } from './batch-queue.ts';

/** Delay between the first event of a batch and sending it. ms */
const SENT_AFTER_MS = 5_000;

type EventQueueDeps = Omit<BatchQueueDeps<EventBatch>, 'waitingPlace'> & {
  /** Whether events may leave the browser; asked again before each step. */
  readonly mayLog: () => boolean;
  /** Of the current page. */
  readonly page: () => PageOfEvents;
  /** A random id from 1 to 2^53 - 1. */
  readonly newId: () => number;
};

/**
 * Sends events in batches: some seconds after the first, when a batch is full, and when the page is left. Without
 * consent nothing is held, stored or sent.
 */
export class EventQueue implements EventLog {
  readonly #deps: EventQueueDeps;
  readonly #batches: BatchQueue<EventBatch>;
  #events: LoggedEvent[] = [];
  #named: Measurement[] = [];
  #isPlanned = false;

  constructor(deps: EventQueueDeps) {
    this.#deps = deps;
    this.#batches = new BatchQueue({
      ...deps,
      waitingPlace: () => (deps.mayLog() ? 'storage' : 'nowhere'),
    });
  }

  /** @param page where it happened; the current page when left out */
  record(event: LoggedEvent, page = this.#deps.page()): void {
    if (!isLogged(event) || !this.#mayLog()) return;
    const { placement, auxData } = page;
    this.#events.push({
      viewType: placement,
      ...event,
      auxData: { ...event.auxData, ...auxData },
    });
    this.#added();
  }

  /** Adds a named event. */
  note(measurement: Measurement): void {
    if (!this.#mayLog()) return;
    this.#named.push(measurement);
    this.#added();
  }

  /** Takes up what earlier pages could not send. */
  resume(): void {
    this.#batches.resume();
  }

  /** Sends everything in requests that outlive the page, and stores it until the server has answered. */
  leave(): void {
    if (!this.#mayLog()) return;
    this.#close();
    this.#batches.leave();
  }

  /** Drops everything if events may no longer leave the browser. */
  consentChanged(): void {
    this.#mayLog();
  }

  #mayLog(): boolean {
    if (this.#deps.mayLog()) return true;
    this.#events = [];
    this.#named = [];
    this.#batches.placeChanged();
    return false;
  }

  #added(): void {
    if (this.#events.length + this.#named.length >= MOST_SENT_EVENTS) {
      this.#close();
      this.#batches.send();
    } else if (!this.#isPlanned) {
      this.#isPlanned = true;
      void this.#deps.wait(SENT_AFTER_MS).then(() => {
        this.#isPlanned = false;
        if (!this.#mayLog()) return;
        this.#close();
        this.#batches.send();
      });
    }
  }

  #close(): void {
    if (this.#events.length + this.#named.length === 0) return;
    const { newId, now } = this.#deps;
    this.#batches.add({ id: newId(), closedAt: now(), events: this.#events, named: this.#named });
    this.#events = [];
    this.#named = [];
  }
}
