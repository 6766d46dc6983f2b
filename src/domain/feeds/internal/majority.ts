/** Counts values of which more and more are removed, and tells when one has become more than half of the rest. */
export class Majority {
  readonly #counts = new Map<string, number>();
  #total: number;
  /** No value occurs more often. */
  #most = Infinity;

  constructor(values: readonly (string | null)[]) {
    this.#total = values.length;
    for (const value of values)
      if (value !== null) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  remove(value: string | null): void {
    this.#total -= 1;
    const count = value === null ? undefined : this.#counts.get(value);
    if (count !== undefined) this.#counts.set(value!, count - 1);
  }

  /**
   * The value that fills so many of the next places that two of it have to stand between any two others; null if there
   * is none.
   */
  pressing(places: number): string | null {
    const filled = Math.min(places, this.#total);
    const isPressing = (count: number) => filled > 2 * (this.#total - count) + 1;
    if (!isPressing(this.#most)) return null;
    let found: string | null = null;
    this.#most = 0;
    for (const [value, count] of this.#counts) if (count > this.#most) [found, this.#most] = [value, count];
    return isPressing(this.#most) ? found : null;
  }
}
