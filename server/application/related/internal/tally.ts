import { grownFor } from '../../arrays/growing.ts';

/** Sums of numbers by the number of their document, which are emptied without touching those that were not used. */
export class Tally {
  #sums = new Float64Array(16);
  #touched = new Uint32Array(16);
  #count = 0;

  add(number: number, value: number): void {
    this.#sums = grownFor(this.#sums, number);
    if (this.#sums[number] === 0) {
      this.#touched = grownFor(this.#touched, this.#count);
      this.#touched[this.#count] = number;
      this.#count += 1;
    }
    this.#sums[number]! += value;
  }

  /** The numbers with the largest sums, largest first; of equal ones the larger number first. Empties the sums. */
  takeTop(limit: number, isWanted: (number: number) => boolean): readonly number[] {
    const heap = new TopHeap(this.#sums, limit);
    for (let place = 0; place < this.#count; place += 1) {
      const number = this.#touched[place]!;
      if (heap.wouldTake(number) && isWanted(number)) heap.take(number);
    }
    const top = heap.sorted();
    for (let place = 0; place < this.#count; place += 1) this.#sums[this.#touched[place]!] = 0;
    this.#count = 0;
    return top;
  }
}

/** The best numbers so far; the worst of them on top. */
class TopHeap {
  readonly #sums: Float64Array;
  readonly #limit: number;
  readonly #heap: number[] = [];

  constructor(sums: Float64Array, limit: number) {
    this.#sums = sums;
    this.#limit = limit;
  }

  wouldTake(number: number): boolean {
    return this.#heap.length < this.#limit || (this.#limit > 0 && this.#isWorse(this.#heap[0]!, number));
  }

  take(number: number): void {
    const heap = this.#heap;
    if (heap.length < this.#limit) {
      heap.push(number);
      this.#rise(heap.length - 1);
    } else {
      heap[0] = number;
      this.#sink();
    }
  }

  sorted(): readonly number[] {
    return this.#heap.sort((one, other) => (this.#isWorse(one, other) ? 1 : -1));
  }

  #isWorse(one: number, other: number): boolean {
    const [sum, otherSum] = [this.#sums[one]!, this.#sums[other]!];
    return sum === otherSum ? one < other : sum < otherSum;
  }

  #rise(from: number): void {
    const heap = this.#heap;
    for (let place = from; place > 0;) {
      const parent = (place - 1) >> 1;
      if (!this.#isWorse(heap[place]!, heap[parent]!)) return;
      [heap[place], heap[parent]] = [heap[parent]!, heap[place]!];
      place = parent;
    }
  }

  #sink(): void {
    const heap = this.#heap;
    for (let place = 0; ;) {
      let worst = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child < heap.length && this.#isWorse(heap[child]!, heap[worst]!)) worst = child;
      }
      if (worst === place) return;
      [heap[place], heap[worst]] = [heap[worst]!, heap[place]!];
      place = worst;
    }
  }
}
