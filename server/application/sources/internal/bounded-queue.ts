type BoundedQueueOptions = { readonly atOnce: number; readonly mostWaiting: number };

/** Runs up to `atOnce` tasks at a time; up to `mostWaiting` more wait in a queue. */
export class BoundedQueue {
  readonly #options: BoundedQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: BoundedQueueOptions) {
    this.#options = options;
  }

  /** Undefined, and `work` is not run, when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    const { atOnce, mostWaiting } = this.#options;
    if (this.#waiting.length >= mostWaiting) return undefined;
    if (this.#running >= atOnce) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed to the next waiter, so the count stays.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
