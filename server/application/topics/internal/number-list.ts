/** A set of numbers in the order of their addition, in one typed array. Removing takes linear time. */
export class NumberList {
  #numbers = new Uint32Array(4);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The caller adds no number twice. */
  add(number: number): void {
    if (this.#size === this.#numbers.length) {
      const larger = new Uint32Array(this.#size * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#size++] = number;
  }

  remove(number: number): void {
    const at = this.#numbers.subarray(0, this.#size).lastIndexOf(number);
    if (at < 0) return;
    this.#numbers.copyWithin(at, at + 1, this.#size);
    this.#size--;
  }

  /** A copy, oldest addition first. */
  values(): number[] {
    return Array.from(this.#numbers.subarray(0, this.#size));
  }
}
