type FewAtOnceOptions = { readonly atOnce: number; readonly mostWaiting: number };

/** Lets only so much work run at a time; some more waits in the order in which it came. */
export class FewAtOnce {
  readonly #options: FewAtOnceOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: FewAtOnceOptions) {
    this.#options = options;
  }

  /** Undefined, and nothing is done, when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    const { atOnce, mostWaiting } = this.#options;
    if (this.#waiting.length >= mostWaiting) return undefined;
    if (this.#running >= atOnce) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place goes from hand to hand.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
