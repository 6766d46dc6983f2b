import type { Cancellation } from './ports/upload-gateway.ts';

/** Lets only so many requests go at a time; the others wait for their turn in the order in which they came. */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: ((isItsTurn: boolean) => void)[] = [];
  #going = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `send` when it is its turn. One that is cancelled while it waits is never run: the answer is undefined. */
  async run<T>(send: () => Promise<T>, cancellation: Cancellation): Promise<T | undefined> {
    if (!(await this.#turn(cancellation))) return undefined;
    try {
      return cancellation.cancelled ? undefined : await send();
    } finally {
      // The place goes from hand to hand, so that nobody who comes just now takes it.
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
