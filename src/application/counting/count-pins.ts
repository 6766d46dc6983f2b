import type { PinId } from '../../domain/ids/ids.ts';
import { MOST_COUNTED, type PinCounts } from '../ports/pins/pin-counter.ts';
import type { BatchQueue } from './batch-queue.ts';

type CountPinsDeps = {
  readonly batches: Pick<BatchQueue<PinCounts>, 'add' | 'send' | 'leave'>;
  /** A random id from 1 to 2^53 - 1. */
  readonly newId: () => number;
  readonly now: () => number;
};

/**
 * Counts which pins are seen, each once per page view, and reports them in batches.
 */
export class CountPins {
  readonly #deps: CountPinsDeps;
  readonly #known = new Set<PinId>();
  #waiting: PinId[] = [];

  constructor(deps: CountPinsDeps) {
    this.#deps = deps;
  }

  saw(pin: PinId): void {
    if (this.#known.has(pin)) return;
    this.#known.add(pin);
    this.#waiting.push(pin);
    if (this.#waiting.length >= MOST_COUNTED) this.tell();
  }

  /** Sends the counts that were not sent yet, if there are any. */
  tell(): void {
    this.#close();
    this.#deps.batches.send();
  }

  /** The same in requests that outlive the page. */
  leave(): void {
    this.#close();
    this.#deps.batches.leave();
  }

  #close(): void {
    if (this.#waiting.length === 0) return;
    const { batches, newId, now } = this.#deps;
    batches.add({ id: newId(), closedAt: now(), impressions: this.#waiting });
    this.#waiting = [];
  }
}
