import type { SavedArrays } from '../ports/discovery/discovery-part.ts';
import { grownFor } from './growing.ts';

const FREE = 0;

/**
 * Dense numbers, from 0, for ids of 53 bits: 16 to 24 bytes for each id. An id keeps its number as long as this object
 * exists.
 */
export class IdNumbers {
  #ids = new Float64Array(16);
  #size = 0;
  /** Number + 1 by hash; linear probing, at most half full. */
  #slots = new Uint32Array(64);

  /** How many ids have a number. */
  get size(): number {
    return this.#size;
  }

  /** The number of the id; undefined if it has none. */
  find(id: string): number | undefined {
    const value = Number(id);
    const found = this.#slots[this.#slotOf(value)]!;
    return found === FREE ? undefined : found - 1;
  }

  /** The number of the id, a new one if it has none. */
  give(id: string): number {
    const value = Number(id);
    const slot = this.#slotOf(value);
    const found = this.#slots[slot]!;
    if (found !== FREE) return found - 1;
    const number = this.#size;
    this.#ids = grownFor(this.#ids, number);
    this.#ids[number] = value;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (this.#size * 2 > this.#slots.length) this.#index(this.#slots.length * 2);
    return number;
  }

  /** The id of a number that was given. */
  idOf(number: number): string {
    return String(this.#ids[number]);
  }

  save(): SavedArrays {
    return { ids: this.#ids.subarray(0, this.#size) };
  }

  load({ ids }: SavedArrays): void {
    if (!(ids instanceof Float64Array)) throw new Error('These are no saved ids.');
    this.#ids = ids;
    this.#size = ids.length;
    this.#index(2 ** Math.ceil(Math.log2(Math.max(32, ids.length) * 2 + 1)));
  }

  #index(length: number): void {
    this.#slots = new Uint32Array(length);
    for (let number = 0; number < this.#size; number += 1) {
      this.#slots[this.#slotOf(this.#ids[number]!)] = number + 1;
    }
  }

  /** The slot of the id, or the free one for it. */
  #slotOf(value: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(value) & mask;
    for (;;) {
      const found = this.#slots[slot]!;
      if (found === FREE || this.#ids[found - 1] === value) return slot;
      slot = (slot + 1) & mask;
    }
  }
}

/** Mixes both halves of a 53-bit number. */
function hashOf(value: number): number {
  let hash = ((value % 0x1_0000_0000) | 0) ^ Math.imul((value / 0x1_0000_0000) | 0, 0x9e37_79b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
