import { grownFor } from '../../../arrays/growing.ts';
import type { DiscoveryPart, SavedArrays } from '../../../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../../../ports/discovery/pin-document.ts';
import { DocumentTable } from './document-table.ts';
import { documentTerms } from './document-terms.ts';
import { ABSENT, Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

const TITLE_MAX = 255;
const PREFIXES = ['words', 'postings', 'table', 'forward'] as const;

/** All words of all documents, in both directions: by word for searches, by document for guides and removals. */
export class TextIndex implements DiscoveryPart {
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly table = new DocumentTable();
  /** How often the index was merged; what is derived from it is made anew then. */
  merges = 0;
  /** How many documents are in it. */
  size = 0;
  /** All numbers are smaller. */
  capacity = 0;
  /**
   * `terms[start[d] … start[d] + length[d] - 1]`: first the title's in their order, then all others once: those that
   * the pinner says before those of boards alone.
   */
  #terms = new Uint32Array(4096);
  #termsEnd = 0;
  #start = new Uint32Array(1024);
  #length = new Uint16Array(1024);
  #titleLength = new Uint8Array(1024);
  #ownLength = new Uint16Array(1024);

  put(number: number, document: PinDocument): void {
    this.remove(number);
    const { title, own, weights } = documentTerms(document);
    const byTerm = new Map<number, number>();
    for (const [word, weight] of weights) byTerm.set(this.vocabulary.give(word), weight);
    this.capacity = Math.max(this.capacity, number + 1);
    this.size += 1;
    this.table.put(number, document);
    this.postings.put(number, byTerm);
    this.#putForward(
      number,
      title.slice(0, TITLE_MAX).map((word) => this.vocabulary.give(word)),
      new Set([...own].map((word) => this.vocabulary.give(word))),
      byTerm,
    );
    for (const term of byTerm.keys()) this.vocabulary.addTo(term, 1);
    if (this.postings.isMergeDue(this.size)) this.merge();
  }

  remove(number: number): void {
    if (!this.has(number)) return;
    const terms = new Set(this.termsOf(number));
    this.postings.remove(number, terms);
    for (const term of terms) this.vocabulary.addTo(term, -1);
    this.size -= 1;
  }

  has(number: number): boolean {
    return (this.postings.where[number] ?? ABSENT) !== ABSENT;
  }

  /** The terms of a document: first the title's in their order, then all others once. */
  termsOf(number: number): Uint32Array {
    const start = this.#start[number] ?? 0;
    return this.#terms.subarray(start, start + (this.#length[number] ?? 0));
  }

  titleOf(number: number): Uint32Array {
    const start = this.#start[number] ?? 0;
    return this.#terms.subarray(start, start + (this.#titleLength[number] ?? 0));
  }

  /** The terms that the pinner says; those that are in names of boards alone are left out. */
  ownTermsOf(number: number): Uint32Array {
    return this.termsOf(number).subarray(0, this.#ownLength[number] ?? 0);
  }

  merge(): void {
    this.postings.merge(this.vocabulary.size);
    this.#compactForward();
    this.merges += 1;
  }

  save(): SavedArrays {
    this.merge();
    return {
      ...prefixed('words', this.vocabulary.save()),
      ...prefixed('postings', this.postings.save()),
      ...prefixed('table', this.table.save(this.capacity)),
      ...prefixed('forward', {
        terms: this.#terms.subarray(0, this.#termsEnd),
        start: this.#start.subarray(0, this.capacity),
        length: this.#length.subarray(0, this.capacity),
        titleLength: this.#titleLength.subarray(0, this.capacity),
        ownLength: this.#ownLength.subarray(0, this.capacity),
      }),
    };
  }

  load(saved: SavedArrays): void {
    const [words, postings, table, forward] = PREFIXES.map((prefix) => unprefixed(prefix, saved));
    this.vocabulary.load(words!);
    this.postings.load(postings!);
    this.table.load(table!);
    const { terms, start, length, titleLength, ownLength } = forward!;
    if (!(terms instanceof Uint32Array) || !(start instanceof Uint32Array)) throw unusable();
    if (!(length instanceof Uint16Array) || !(titleLength instanceof Uint8Array)) throw unusable();
    if (!(ownLength instanceof Uint16Array)) throw unusable();
    this.#terms = terms;
    this.#termsEnd = terms.length;
    this.#start = start;
    this.#length = length;
    this.#titleLength = titleLength;
    this.#ownLength = ownLength;
    this.capacity = start.length;
    this.size = 0;
    for (let number = 0; number < this.capacity; number++) {
      if (!this.has(number)) continue;
      this.size += 1;
      for (const term of new Set(this.termsOf(number))) this.vocabulary.addTo(term, 1);
    }
    this.merges += 1;
  }

  #putForward(
    number: number,
    title: readonly number[],
    own: ReadonlySet<number>,
    weights: ReadonlyMap<number, number>,
  ): void {
    const inTitle = new Set(title);
    const others = [...weights.keys()].filter((term) => !inTitle.has(term));
    const ownOthers = others.filter((term) => own.has(term));
    const ofBoards = others.filter((term) => !own.has(term));
    const all = [...title, ...ownOthers, ...ofBoards].slice(0, 65_535);
    this.#ownLength = grownFor(this.#ownLength, number);
    this.#ownLength[number] = Math.min(all.length, title.length + ownOthers.length);
    this.#start = grownFor(this.#start, number);
    this.#length = grownFor(this.#length, number);
    this.#titleLength = grownFor(this.#titleLength, number);
    this.#terms = grownFor(this.#terms, this.#termsEnd + all.length);
    this.#terms.set(all, this.#termsEnd);
    this.#start[number] = this.#termsEnd;
    this.#length[number] = all.length;
    this.#titleLength[number] = title.length;
    this.#termsEnd += all.length;
  }

  /** Drops the terms of documents that were removed or put again. */
  #compactForward(): void {
    let size = 0;
    for (let number = 0; number < this.capacity; number++)
      if (this.has(number)) size += this.#length[number]!;
    const terms = new Uint32Array(size);
    let end = 0;
    for (let number = 0; number < this.capacity; number++) {
      const own = this.has(number) ? this.termsOf(number) : terms.subarray(0, 0);
      terms.set(own, end);
      this.#start[number] = end;
      this.#length[number] = own.length;
      end += own.length;
    }
    this.#terms = terms;
    this.#termsEnd = end;
  }
}

function prefixed(prefix: string, arrays: SavedArrays): SavedArrays {
  return Object.fromEntries(Object.entries(arrays).map(([name, array]) => [`${prefix}.${name}`, array]));
}

function unprefixed(prefix: string, saved: SavedArrays): SavedArrays {
  const entries = Object.entries(saved).filter(([name]) => name.startsWith(`${prefix}.`));
  return Object.fromEntries(entries.map(([name, array]) => [name.slice(prefix.length + 1), array]));
}

function unusable(): Error {
  return new Error('These are no saved words of documents.');
}
