import { bitsOf } from '../../../src/domain/looks/picture-hash.ts';
import { grownFor } from '../arrays/growing.ts';
import { BestFirst } from '../arrays/best-first.ts';
import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';
import type { Embedding } from '../ports/media/embeddings.ts';

/** Products of values that one question may compute: all documents are compared up to this, else the likely ones. */
const PRODUCTS_MAX = 4_000_000;
/** The documents whose embeddings are compared when there are too many to compare all. */
const CANDIDATES = 2_000;

const [PRESENT, PRODUCT] = [1, 2];

export type EmbeddingQuery = {
  readonly productsOnly: boolean;
  readonly limit: number;
};

/**
 * The embeddings of all documents in memory, a byte for each value, with a sketch of one bit for each value, which says
 * whether it is above zero. The first embedding decides the length; others are left out.
 */
export class EmbeddingIndex implements DiscoveryPart {
  #length = 0;
  #words = 0;
  #size = 0;
  #count = 0;
  #flags = new Uint8Array(16);
  #norms = new Float32Array(16);
  #values = new Uint8Array(0);
  #sketches = new Uint32Array(0);

  put(number: number, { embedding, product }: Pick<PinDocument, 'embedding' | 'product'>): void {
    this.remove(number);
    if (embedding === null) return;
    if (this.#length === 0) this.#begin(embedding.length);
    if (embedding.length !== this.#length) return;
    this.#reserve(number);
    this.#values.set(
      new Uint8Array(embedding.buffer, embedding.byteOffset, embedding.length),
      number * this.#length,
    );
    this.#sketches.set(sketchOf(embedding, this.#words), number * this.#words);
    this.#norms[number] = normOf(embedding);
    this.#flags[number] = PRESENT | (product === null ? 0 : PRODUCT);
    this.#count += 1;
  }

  remove(number: number): void {
    if (!this.#has(number)) return;
    this.#flags[number] = 0;
    this.#count -= 1;
  }

  /** Documents like this one, best first, without itself; empty if it has no embedding. */
  similar(number: number, limit: number): readonly number[] {
    if (!this.#has(number)) return [];
    const own = new Int8Array(this.#values.buffer).slice(number * this.#length, (number + 1) * this.#length);
    return this.near(own, { productsOnly: false, limit: limit + 1 })
      .filter((other) => other !== number)
      .slice(0, limit);
  }

  /** Documents whose embeddings have the most similar direction, best first. */
  near(embedding: Embedding, { productsOnly, limit }: EmbeddingQuery): readonly number[] {
    if (embedding.length !== this.#length) return [];
    const wanted = productsOnly ? PRESENT | PRODUCT : PRESENT;
    const isWanted = (number: number) => (this.#flags[number]! & wanted) === wanted;
    const values = new Int8Array(this.#values.buffer);
    const best = new BestFirst(limit);
    const compare = (number: number) => {
      let sum = 0;
      for (let at = 0, from = number * this.#length; at < this.#length; at += 1, from += 1)
        sum += embedding[at]! * values[from]!;
      best.offer(number, sum / this.#norms[number]!);
    };
    if (this.#count * this.#length <= PRODUCTS_MAX) {
      for (let number = 0; number < this.#size; number += 1) if (isWanted(number)) compare(number);
    } else
      for (const number of this.#likely(embedding, isWanted, Math.max(CANDIDATES, limit))) compare(number);
    return best.sorted().map(({ number }) => number);
  }

  save(): SavedArrays {
    const size = this.#size;
    return {
      length: Uint32Array.of(this.#length),
      flags: this.#flags.subarray(0, size),
      norms: this.#norms.subarray(0, size),
      values: this.#values.subarray(0, size * this.#length),
      sketches: this.#sketches.subarray(0, size * this.#words),
    };
  }

  load({ length, flags, norms, values, sketches }: SavedArrays): void {
    if (
      !(flags instanceof Uint8Array && norms instanceof Float32Array && values instanceof Uint8Array) ||
      !(length instanceof Uint32Array && sketches instanceof Uint32Array) ||
      values.length !== flags.length * length[0]! ||
      norms.length !== flags.length
    )
      throw new Error('These are no saved embeddings.');
    this.#begin(length[0]!);
    this.#size = flags.length;
    this.#count = flags.reduce((count, flag) => count + (flag & PRESENT), 0);
    this.#flags = flags;
    this.#norms = norms;
    // A view begins in the middle of the file of the snapshot.
    this.#values = new Uint8Array(values);
    this.#sketches = sketches;
  }

  #has(number: number): boolean {
    return number < this.#size && (this.#flags[number]! & PRESENT) === PRESENT;
  }

  #begin(length: number): void {
    this.#length = length;
    this.#words = Math.ceil(length / 32);
  }

  #reserve(number: number): void {
    this.#size = Math.max(this.#size, number + 1);
    this.#flags = grownFor(this.#flags, number);
    this.#norms = grownFor(this.#norms, number);
    if (number * this.#length < this.#values.length) return;
    // By a sixteenth, because the array is large.
    const places = Math.max(64, number + 1, Math.ceil((this.#values.length / this.#length) * 1.0625));
    const [values, sketches] = [this.#values, this.#sketches];
    this.#values = new Uint8Array(places * this.#length);
    this.#values.set(values);
    this.#sketches = new Uint32Array(places * this.#words);
    this.#sketches.set(sketches);
  }

  /** Those with the nearest sketches, and all that are as near as the last one of `count`. */
  #likely(embedding: Embedding, isWanted: (number: number) => boolean, count: number): readonly number[] {
    const sought = sketchOf(embedding, this.#words);
    const distances = new Uint16Array(this.#size);
    const counts = new Uint32Array(this.#words * 32 + 1);
    for (let number = 0; number < this.#size; number += 1) {
      if (!isWanted(number)) continue;
      let distance = 0;
      for (let word = 0, from = number * this.#words; word < this.#words; word += 1, from += 1)
        distance += bitsOf(sought[word]! ^ this.#sketches[from]!);
      distances[number] = distance;
      counts[distance]! += 1;
    }
    let limit = 0;
    let size = counts[0]!;
    while (size < count && limit < counts.length - 1) size += counts[(limit += 1)]!;
    const likely: number[] = [];
    for (let number = 0; number < this.#size; number += 1)
      if (isWanted(number) && distances[number]! <= limit) likely.push(number);
    return likely;
  }
}

function sketchOf(embedding: Embedding, words: number): Uint32Array {
  const sketch = new Uint32Array(words);
  for (let at = 0; at < embedding.length; at += 1) if (embedding[at]! > 0) sketch[at >> 5]! |= 1 << (at & 31);
  return sketch;
}

function normOf(embedding: Embedding): number {
  let sum = 0;
  for (const value of embedding) sum += value * value;
  return Math.sqrt(sum) || 1;
}
