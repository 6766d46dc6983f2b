import type { PinId } from '../../domain/ids/ids.ts';
import { MOST_COUNTED, type PinCounter } from '../ports/pins/pin-counter.ts';

/**
 * Counts which pins are seen and which are left for their source, each once per page view, and reports them in batches.
 */
export class CountPins {
  readonly #counter: PinCounter;
  readonly #impressions = new Batch();
  readonly #pinClicks = new Batch();

  constructor({ counter }: { readonly counter: PinCounter }) {
    this.#counter = counter;
  }

  saw(pin: PinId): void {
    if (this.#impressions.add(pin) >= MOST_COUNTED) this.tell();
  }

  left(pin: PinId): void {
    if (this.#pinClicks.add(pin) >= MOST_COUNTED) this.tell();
  }

  /** Sends the counts that were not sent yet, if there are any. */
  tell(): void {
    const counts = { impressions: this.#impressions.take(), pinClicks: this.#pinClicks.take() };
    if (counts.impressions.length + counts.pinClicks.length > 0) this.#counter.count(counts);
  }
}

class Batch {
  readonly #known = new Set<PinId>();
  #waiting: PinId[] = [];

  /** @returns the number of waiting pins */
  add(pin: PinId): number {
    if (!this.#known.has(pin)) {
      this.#known.add(pin);
      this.#waiting.push(pin);
    }
    return this.#waiting.length;
  }

  take(): readonly PinId[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }
}
