import type { Cancellation } from './ports/media/upload-gateway.ts';

/** Runs up to `atOnce` requests at a time; the others wait in the order in which they came. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #waiting: ((isItsTurn: boolean) => void)[] = [];
  #going = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `send` as soon as a slot is free. Undefined if it is cancelled while it waits; `send` is then not called. */
  async run<T>(send: () => Promise<T>, cancellation: Cancellation): Promise<T | undefined> {
    if (!(await this.#turn(cancellation))) return undefined;
    try {
      return cancellation.cancelled ? undefined : await send();
    } finally {
      // The slot is handed to the next waiter, so that a newcomer cannot take it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#going -= 1;
      else next(true);
    }
  }

  #turn(cancellation: Cancellation): boolean | Promise<boolean> {
    if (this.#going < this.#atOnce) {
      this.#going += 1;
      return true;
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      cancellation.onCancel(() => {
        const place = this.#waiting.indexOf(resolve);
        if (place >= 0) this.#waiting.splice(place, 1);
        resolve(false);
      });
    });
  }
}
