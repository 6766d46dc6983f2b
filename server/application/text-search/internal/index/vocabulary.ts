import { wordClass } from '../../../../../src/domain/search/word-class.ts';
import { grownFor } from '../../../arrays/growing.ts';
import type { SavedArrays } from '../../../ports/discovery/discovery-part.ts';
import { TextNumbers } from './text-numbers.ts';

/** No further term. */
const NONE = 0;

/** The terms of all documents by number, how many documents have each, and which ones share a class of words. */
export class Vocabulary {
  #terms = new TextNumbers();
  #classes = new TextNumbers();
  /** The class of each term. */
  #classOf = new Uint32Array(1024);
  /** By class: its newest term + 1. By term: the next older one of its class + 1. */
  #newest = new Uint32Array(1024);
  #older = new Uint32Array(1024);
  /** In how many documents a term is. */
  #counts = new Uint32Array(1024);

  get size(): number {
    return this.#terms.size;
  }

  find(text: string): number | undefined {
    return this.#terms.find(text);
  }

  textOf(term: number): string {
    return this.#terms.textOf(term);
  }

  give(text: string): number {
    const before = this.#terms.size;
    const term = this.#terms.give(text);
    if (this.#terms.size > before) this.#enter(term, text);
    return term;
  }

  countOf(term: number): number {
    return this.#counts[term] ?? 0;
  }

  addTo(term: number, change: 1 | -1): void {
    this.#counts[term] = this.countOf(term) + change;
  }

  /** Whether the word occurs mainly as a hashtag: then it is often several words without blanks. */
  isTag(term: number): boolean {
    const tag = this.#terms.find(`#${this.textOf(term)}`);
    return tag !== undefined && this.countOf(tag) * 2 > this.countOf(term);
  }

  classOf(term: number): number {
    return this.#classOf[term] ?? 0;
  }

  /** The number of the class with this key; undefined if no term has it. */
  findClass(key: string): number | undefined {
    return this.#classes.find(key);
  }

  /** The terms of the class with this key; the order does not matter. */
  ofClass(key: string): readonly number[] {
    const found = this.#classes.find(key);
    const terms: number[] = [];
    if (found === undefined) return terms;
    for (let next = this.#newest[found] ?? NONE; next !== NONE; next = this.#older[next - 1] ?? NONE)
      terms.push(next - 1);
    return terms;
  }

  save(): SavedArrays {
    return { terms: this.#terms.save() };
  }

  /** Without the counts: whoever loads the documents counts again. */
  load(saved: SavedArrays): void {
    this.#terms = TextNumbers.load(saved['terms']);
    this.#classes = new TextNumbers();
    this.#counts = new Uint32Array(Math.max(1024, this.#terms.size));
    for (let term = 0; term < this.#terms.size; term++) this.#enter(term, this.#terms.textOf(term));
  }

  #enter(term: number, text: string): void {
    const found = this.#classes.give(wordClass(text));
    this.#classOf = grownFor(this.#classOf, term);
    this.#older = grownFor(this.#older, term);
    this.#counts = grownFor(this.#counts, term);
    this.#newest = grownFor(this.#newest, found);
    this.#classOf[term] = found;
    this.#older[term] = this.#newest[found] ?? NONE;
    this.#newest[found] = term + 1;
  }
}
