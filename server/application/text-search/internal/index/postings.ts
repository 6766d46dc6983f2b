import { grownFor } from '../../../arrays/growing.ts';
import type { SavedArrays } from '../../../ports/discovery/discovery-part.ts';

/** In which part of the index the terms of a document are. */
export const ABSENT = 0;
export const IN_MAIN = 1;
export const IN_DELTA = 2;

const WEIGHTS = 256;
/** The delta is merged when it has this share of the documents, and this number. */
const MERGE_SHARE = 0.05;
const MERGE_MIN = 64;

/**
 * Which documents have a term, each with a weight of 1 to 255. An immutable main segment, and a delta of the documents
 * that were put since it was made. Documents that were removed or put again are skipped in the main segment.
 */
export class Postings {
  /** `documents[starts[term] … starts[term + 1] - 1]` */
  #starts = new Uint32Array(1);
  #documents = new Uint32Array(0);
  #weights = new Uint8Array(0);
  #delta = new Map<number, number[]>();
  #deltaSize = 0;
  /** By document. */
  #where = new Uint8Array(1024);

  get starts(): Uint32Array {
    return this.#starts;
  }

  get documents(): Uint32Array {
    return this.#documents;
  }

  get weights(): Uint8Array {
    return this.#weights;
  }

  get where(): Uint8Array {
    return this.#where;
  }

  /** Documents of the delta with their weights: document × 256 + weight. */
  deltaOf(term: number): readonly number[] {
    return this.#delta.get(term) ?? [];
  }

  put(document: number, weights: ReadonlyMap<number, number>): void {
    this.#where = grownFor(this.#where, document);
    this.#where[document] = IN_DELTA;
    this.#deltaSize += 1;
    for (const [term, weight] of weights) {
      const list = this.#delta.get(term);
      if (list === undefined) this.#delta.set(term, [document * WEIGHTS + weight]);
      else list.push(document * WEIGHTS + weight);
    }
  }

  /** `terms`: those of the document. */
  remove(document: number, terms: Iterable<number>): void {
    const where = this.#where[document] ?? ABSENT;
    this.#where[document] = ABSENT;
    if (where !== IN_DELTA) return;
    this.#deltaSize -= 1;
    for (const term of terms) {
      const rest = this.deltaOf(term).filter((entry) => Math.floor(entry / WEIGHTS) !== document);
      if (rest.length === 0) this.#delta.delete(term);
      else this.#delta.set(term, rest);
    }
  }

  isMergeDue(documents: number): boolean {
    return this.#deltaSize > MERGE_MIN && this.#deltaSize > documents * MERGE_SHARE;
  }

  /** Moves the delta into the main segment, and drops what is skipped there. */
  merge(terms: number): void {
    const starts = new Uint32Array(terms + 1);
    for (let term = 0; term < terms; term++)
      starts[term + 1] = (starts[term] ?? 0) + this.#countIn(term) + this.deltaOf(term).length;
    const size = starts[terms] ?? 0;
    const documents = new Uint32Array(size);
    const weights = new Uint8Array(size);
    let at = 0;
    for (let term = 0; term < terms; term++) {
      const end = this.#starts[term + 1] ?? 0;
      for (let from = this.#starts[term] ?? 0; from < end; from++) {
        const document = this.#documents[from]!;
        if (this.#where[document] !== IN_MAIN) continue;
        documents[at] = document;
        weights[at++] = this.#weights[from]!;
      }
      for (const entry of this.deltaOf(term)) {
        documents[at] = Math.floor(entry / WEIGHTS);
        weights[at++] = entry % WEIGHTS;
      }
    }
    for (let document = 0; document < this.#where.length; document++)
      if (this.#where[document] === IN_DELTA) this.#where[document] = IN_MAIN;
    this.#starts = starts;
    this.#documents = documents;
    this.#weights = weights;
    this.#delta = new Map();
    this.#deltaSize = 0;
  }

  /** The main segment; merge before. */
  save(): SavedArrays {
    return {
      starts: this.#starts,
      documents: this.#documents,
      weights: this.#weights,
      where: this.#where,
    };
  }

  load({ starts, documents, weights, where }: SavedArrays): void {
    if (!(starts instanceof Uint32Array) || !(documents instanceof Uint32Array)) throw unusable();
    if (!(weights instanceof Uint8Array) || !(where instanceof Uint8Array)) throw unusable();
    if (weights.length !== documents.length || starts.at(-1) !== documents.length) throw unusable();
    this.#starts = starts;
    this.#documents = documents;
    this.#weights = weights;
    this.#where = where;
    this.#delta = new Map();
    this.#deltaSize = 0;
  }

  #countIn(term: number): number {
    let count = 0;
    const end = this.#starts[term + 1] ?? 0;
    for (let at = this.#starts[term] ?? 0; at < end; at++)
      if (this.#where[this.#documents[at]!] === IN_MAIN) count++;
    return count;
  }
}

function unusable(): Error {
  return new Error('These are no saved postings.');
}
