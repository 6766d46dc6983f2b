/** Random numbers that are the same for the same seed. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** A positive number with the median 1; the larger `sigma`, the fewer have most of the sum. */
  logNormal(sigma: number): number {
    const angle = Math.cos(2 * Math.PI * this.next());
    return Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - this.next())) * angle);
  }
}

/** Picks numbers from 0, each as often as its weight says. */
export class WeightedChoice {
  readonly #sums: Float64Array;

  constructor(weights: ArrayLike<number>) {
    this.#sums = new Float64Array(weights.length);
    let sum = 0;
    for (let index = 0; index < weights.length; index += 1) this.#sums[index] = sum += weights[index]!;
  }

  pick(random: SeededRandom): number {
    const wanted = random.next() * (this.#sums.at(-1) ?? 0);
    let [low, high] = [0, this.#sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Numbers from 0 to below `count`; the n-th is picked 1/n^`exponent` times as often as the first. */
export function zipf(count: number, exponent = 1): WeightedChoice {
  return new WeightedChoice(Array.from({ length: count }, (_, index) => 1 / (index + 1) ** exponent));
}
