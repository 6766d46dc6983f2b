import type { EventSink } from '../ports/event-sink.ts';
import type { Store } from '../ports/store.ts';

type ForwardEventsDeps = { readonly store: Pick<Store, 'events' | 'transaction'>; readonly sink: EventSink };

const BATCHES_AT_ONCE = 100;

/**
 * Hands stored events on to the operator's sink. What the sink has not acknowledged waits in the store, so a slow or
 * missing sink delays nothing and loses nothing until the events themselves are removed.
 */
export class ForwardEvents {
  readonly #deps: ForwardEventsDeps;
  #isStopped = false;

  constructor(deps: ForwardEventsDeps) {
    this.#deps = deps;
  }

  /** Forwards everything that waits. @throws when the sink fails; the rest waits */
  async run(): Promise<null> {
    const { store, sink } = this.#deps;
    let count = BATCHES_AT_ONCE;
    while (count === BATCHES_AT_ONCE && !this.#isStopped) {
      const batches = await store.events.queued(BATCHES_AT_ONCE);
      count = batches.length;
      if (count === 0) break;
      await sink.publish(batches);
      await store.transaction((tx) => tx.events.dequeue(batches.map(({ id }) => id)));
    }
    return null;
  }

  stop(): void {
    this.#isStopped = true;
  }
}
