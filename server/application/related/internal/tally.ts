import { grownFor } from '../../arrays/growing.ts';

/** Sums of numbers by the number of their document, which are emptied without touching those that were not used. */
export class Tally {
  #sums = new Float64Array(16);
  #touched = new Uint32Array(16);
  #count = 0;

  /** Makes room for all numbers below `size`. Call it before adding to them. */
  reserve(size: number): void {
    this.#sums = grownFor(this.#sums, size);
    this.#touched = grownFor(this.#touched, size);
  }

  /** Adds a value above 0. */
  add(number: number, value: number): void {
    if (this.#sums[number] === 0) {
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
  readonly #heap: Uint32Array;
  #size = 0;

  constructor(sums: Float64Array, limit: number) {
    this.#sums = sums;
    this.#heap = new Uint32Array(limit);
  }

  wouldTake(number: number): boolean {
    if (this.#size < this.#heap.length) return true;
    return this.#size > 0 && isWorse(this.#sums, this.#heap[0]!, number);
  }

  take(number: number): void {
    if (this.#size < this.#heap.length) {
      this.#size += 1;
      this.#rise(number);
    } else this.#sink(number);
  }

  /** Takes them out of the heap. */
  sorted(): readonly number[] {
    const sorted = new Array<number>(this.#size);
    for (let place = this.#size - 1; place >= 0; place -= 1) {
      sorted[place] = this.#heap[0]!;
      this.#size -= 1;
      this.#sink(this.#heap[this.#size]!);
    }
    return sorted;
  }

  /** Puts a number in the last place, then where it belongs. */
  #rise(number: number): void {
    const [heap, sums] = [this.#heap, this.#sums];
    let place = this.#size - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isWorse(sums, number, heap[parent]!)) break;
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = number;
  }

  /** Puts a number in place of the first one, then where it belongs. */
  #sink(number: number): void {
    const [heap, sums, size] = [this.#heap, this.#sums, this.#size];
    let place = 0;
    for (let child = 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && isWorse(sums, heap[child + 1]!, heap[child]!)) child += 1;
      if (!isWorse(sums, heap[child]!, number)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = number;
  }
}

function isWorse(sums: Float64Array, one: number, other: number): boolean {
  const [sum, otherSum] = [sums[one]!, sums[other]!];
  return sum === otherSum ? one < other : sum < otherSum;
}
