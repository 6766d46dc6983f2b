import { editDistance } from '../../../src/domain/search/edit-distance.ts';
import { withoutAccents } from '../../../src/domain/search/search-form.ts';
import {
  CORRECTION_HITS,
  deletionsOf,
  editsExpected,
  editsTried,
} from '../../../src/domain/search/spelling-rules.ts';

/** An edit costs as much as being e^3.5 (33) times less frequent; another first letter as much as 4.5 times. */
const EDIT_COST = 3.5;
const FIRST_LETTER_COST = 1.5;

const LETTERS_ONLY = /^[\p{L}\p{M}]{3,}$/u;
const TERMS = 0x20_0000;

/** Words by number, and how often each occurs. */
export type CountedWords = {
  readonly size: number;
  textOf(word: number): string;
  countOf(word: number): number;
};

/**
 * Finds the word that was meant by a misspelt one. Of each word, hashes of its beginning without one or two letters are
 * kept in sorted arrays: 8 bytes for each, about 16 for a word.
 */
export class SpellingIndex {
  readonly #vocabulary: CountedWords;
  readonly #hashes: Uint32Array;
  readonly #terms: Uint32Array;

  constructor(vocabulary: CountedWords) {
    this.#vocabulary = vocabulary;
    const keys: number[] = [];
    for (let term = 0; term < vocabulary.size; term++) {
      const text = vocabulary.textOf(term);
      if (vocabulary.countOf(term) < CORRECTION_HITS || !LETTERS_ONLY.test(text)) continue;
      const word = withoutAccents(text);
      for (const deletion of deletionsOf(word, editsExpected(word.length)))
        keys.push(hashOf(deletion) * TERMS + term);
    }
    const sorted = Float64Array.from(keys).sort();
    this.#hashes = Uint32Array.from(sorted, (key) => Math.floor(key / TERMS));
    this.#terms = Uint32Array.from(sorted, (key) => key % TERMS);
  }

  /** Bytes of its arrays. */
  get byteLength(): number {
    return this.#hashes.byteLength + this.#terms.byteLength;
  }

  /**
   * The most likely words, best first; none for a word that is too short to be corrected.
   * @param others words that count as rare ones, besides those of the index
   */
  corrections(typed: string, limit = 1, others: readonly string[] = []): readonly string[] {
    const word = withoutAccents(typed);
    if (!LETTERS_ONLY.test(word)) return [];
    for (const edits of editsTried(word.length)) {
      const found = this.#within(edits, word, others);
      if (found.length > 0) return found.slice(0, limit);
    }
    return [];
  }

  #within(edits: 1 | 2, word: string, others: readonly string[]): readonly string[] {
    const candidates = new Set<number>();
    for (const deletion of deletionsOf(word, edits)) this.#collect(hashOf(deletion), candidates);
    const counts = new Map(others.map((text) => [text, CORRECTION_HITS]));
    for (const term of candidates) counts.set(this.#vocabulary.textOf(term), this.#vocabulary.countOf(term));
    const scored: { readonly text: string; readonly score: number }[] = [];
    for (const [text, count] of counts) {
      const plain = withoutAccents(text);
      const distance = editDistance(word, plain, edits);
      if (distance > edits || distance === 0) continue;
      const cost = distance * EDIT_COST + (plain[0] === word[0] ? 0 : FIRST_LETTER_COST);
      scored.push({ text, score: Math.log(1 + count) - cost });
    }
    scored.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
    return scored.map(({ text }) => text);
  }

  #collect(hash: number, into: Set<number>): void {
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#hashes[middle]! < hash) low = middle + 1;
      else high = middle;
    }
    for (; this.#hashes[low] === hash; low++) into.add(this.#terms[low]!);
  }
}

/** FNV-1a over the UTF-16 units, mixed. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
