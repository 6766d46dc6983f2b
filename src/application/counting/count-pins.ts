import type { PinId } from '../../domain/ids/ids.ts';
import type { UnseenOutcome } from '../../domain/experiences/unseen-outcome.ts';
import { MOST_COUNTED, MOST_UNSEEN, type PinCounts } from '../ports/pins/pin-counter.ts';
import type { BatchQueue } from './batch-queue.ts';

type CountPinsDeps = {
  readonly batches: Pick<BatchQueue<PinCounts>, 'add' | 'send' | 'leave'>;
  /** A random id from 1 to 2^53 - 1. */
  readonly newId: () => number;
  readonly now: () => number;
};

/**
 * Counts which pins are seen, each once per page view, and what came of experiences. Reports both in batches.
 */
export class CountPins {
  readonly #deps: CountPinsDeps;
  readonly #known = new Set<PinId>();
  #waiting: PinId[] = [];
  #unseen: string[] = [];

  constructor(deps: CountPinsDeps) {
    this.#deps = deps;
  }

  saw(pin: PinId): void {
    if (this.#known.has(pin)) return;
    this.#known.add(pin);
    this.#waiting.push(pin);
    if (this.#waiting.length >= MOST_COUNTED) this.tell();
  }

  /** Counts an experience that could not be displayed. Sent with the next counts, or when the page is left. */
  missed(experienceId: number, outcome: UnseenOutcome): void {
    if (this.#unseen.length < MOST_UNSEEN) this.#unseen.push(`${experienceId}:${outcome}`);
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
    if (this.#waiting.length + this.#unseen.length === 0) return;
    const { batches, newId, now } = this.#deps;
    const unseen = this.#unseen.length === 0 ? {} : { unseen: this.#unseen };
    batches.add({ id: newId(), closedAt: now(), impressions: this.#waiting, ...unseen });
    this.#waiting = [];
    this.#unseen = [];
  }
}
