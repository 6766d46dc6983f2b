/** A document and how well it fits. */
export type Scored = { readonly number: number; readonly score: number };

/** Keeps the best of many: a heap whose first entry is the worst one kept. */
export class BestFirst {
  readonly #limit: number;
  readonly #numbers: Uint32Array;
  readonly #scores: Float64Array;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#numbers = new Uint32Array(limit);
    this.#scores = new Float64Array(limit);
  }

  offer(number: number, score: number): void {
    if (this.#size < this.#limit) {
      this.#size += 1;
      this.#raise(this.#size - 1, number, score);
    } else if (this.#limit > 0 && score > this.#scores[0]!) this.#sink(number, score);
  }

  /** Best first; of equal scores the smaller number. */
  sorted(): readonly Scored[] {
    return Array.from({ length: this.#size }, (_, at) => ({
      number: this.#numbers[at]!,
      score: this.#scores[at]!,
    })).sort((one, other) => other.score - one.score || one.number - other.number);
  }

  #raise(from: number, number: number, score: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#scores[parent]! <= score) break;
      this.#move(parent, at);
      at = parent;
    }
    this.#set(at, number, score);
  }

  #sink(number: number, score: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#scores[child + 1]! < this.#scores[child]!) child += 1;
      if (this.#scores[child]! >= score) break;
      this.#move(child, at);
      at = child;
    }
    this.#set(at, number, score);
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#numbers[from]!, this.#scores[from]!);
  }

  #set(at: number, number: number, score: number): void {
    this.#numbers[at] = number;
    this.#scores[at] = score;
  }
}
