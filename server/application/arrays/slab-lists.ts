import type { SavedArrays } from '../ports/discovery/discovery-part.ts';
import { grownFor } from './growing.ts';

const CLASSES = 32;

/**
 * Lists of numbers in one array, by the number of their owner. Each list lies in a block whose size is a power of two,
 * so that adding never moves other lists. Order is not kept.
 */
export class SlabLists {
  #starts = new Uint32Array(16);
  #lengths = new Uint32Array(16);
  /** Block size is 2 to the power of this, less one; 0: no block. */
  #classes = new Uint8Array(16);
  #values = new Uint32Array(256);
  #used = 0;
  #total = 0;
  readonly #free: number[][] = Array.from({ length: CLASSES }, () => []);

  /** How many numbers all lists hold together. */
  get total(): number {
    return this.#total;
  }

  /** The array of all lists; valid until the next change. */
  get values(): Uint32Array {
    return this.#values;
  }

  /** Where each list begins in `values`, by owner; valid until the next change. */
  get starts(): Uint32Array {
    return this.#starts;
  }

  /** How long each list is, by owner; valid until the next change. */
  get lengths(): Uint32Array {
    return this.#lengths;
  }

  /** Where the list begins in `values`. */
  startOf(owner: number): number {
    return this.#starts[owner] ?? 0;
  }

  lengthOf(owner: number): number {
    return this.#lengths[owner] ?? 0;
  }

  /** A copy of the list. */
  listOf(owner: number): Uint32Array {
    const start = this.startOf(owner);
    return this.#values.slice(start, start + this.lengthOf(owner));
  }

  /** Adds a number that the list does not hold. */
  add(owner: number, value: number): void {
    this.#reserve(owner);
    const length = this.#lengths[owner]!;
    const size = this.#classes[owner]!;
    if (size === 0 || length === 2 ** (size - 1)) this.#move(owner, size + 1);
    this.#values[this.#starts[owner]! + length] = value;
    this.#lengths[owner] = length + 1;
    this.#total += 1;
  }

  /** False: the list does not hold it. Takes time in the length of the list. */
  remove(owner: number, value: number): boolean {
    const start = this.startOf(owner);
    const length = this.lengthOf(owner);
    const place = this.#values.subarray(start, start + length).indexOf(value);
    if (place === -1) return false;
    this.#values[start + place] = this.#values[start + length - 1]!;
    this.#lengths[owner] = length - 1;
    this.#total -= 1;
    if (length === 1) this.#release(owner);
    return true;
  }

  save(): SavedArrays {
    let owners = this.#lengths.length;
    while (owners > 0 && this.#classes[owners - 1] === 0) owners -= 1;
    return {
      starts: this.#starts.subarray(0, owners),
      lengths: this.#lengths.subarray(0, owners),
      classes: this.#classes.subarray(0, owners),
      values: this.#values.subarray(0, this.#used),
      free: Uint32Array.from(this.#free.flatMap((starts, size) => starts.flatMap((start) => [size, start]))),
    };
  }

  load({ starts, lengths, classes, values, free }: SavedArrays): void {
    if (
      !(starts instanceof Uint32Array && lengths instanceof Uint32Array && classes instanceof Uint8Array) ||
      !(values instanceof Uint32Array && free instanceof Uint32Array)
    ) {
      throw new Error('These are no saved lists.');
    }
    this.#starts = starts;
    this.#lengths = lengths;
    this.#classes = classes;
    this.#values = values;
    this.#used = values.length;
    this.#total = lengths.reduce((sum, length) => sum + length, 0);
    for (const list of this.#free) list.length = 0;
    for (let place = 0; place < free.length; place += 2) this.#free[free[place]!]!.push(free[place + 1]!);
  }

  #reserve(owner: number): void {
    this.#starts = grownFor(this.#starts, owner);
    this.#lengths = grownFor(this.#lengths, owner);
    this.#classes = grownFor(this.#classes, owner);
  }

  #move(owner: number, size: number): void {
    const length = this.#lengths[owner]!;
    const from = this.#starts[owner]!;
    const to = this.#block(size);
    this.#values.copyWithin(to, from, from + length);
    this.#release(owner);
    this.#starts[owner] = to;
    this.#classes[owner] = size;
  }

  #block(size: number): number {
    const reused = this.#free[size]!.pop();
    if (reused !== undefined) return reused;
    const start = this.#used;
    this.#used += 2 ** (size - 1);
    this.#values = grownFor(this.#values, this.#used);
    return start;
  }

  #release(owner: number): void {
    const size = this.#classes[owner]!;
    if (size !== 0) this.#free[size]!.push(this.#starts[owner]!);
    this.#classes[owner] = 0;
  }
}
