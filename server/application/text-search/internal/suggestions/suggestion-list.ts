import { isTellingWord } from '../../../../../src/domain/search/guide-words.ts';
import { withoutAccents } from '../../../../../src/domain/search/search-form.ts';
import type { TextIndex } from '../index/text-index.ts';
import { pairsOfTitles } from './pairs-of-titles.ts';

const WORD_HITS_MIN = 2;
/** A pair of words is worth more than a single word of the same frequency. */
const PAIR_BONUS = 1.5;
const CACHED_LENGTH = 3;
const CACHED_BEST = 40;

/** A text that can be suggested: one or two terms. */
export type SuggestedText = {
  /** Without accents: what is compared. */
  readonly key: string;
  readonly text: string;
  readonly terms: readonly number[];
  readonly weight: number;
};

/** Words, hashtags and pairs of words that can be suggested, in alphabetical order. */
export class SuggestionList {
  readonly #sorted: readonly SuggestedText[];
  /** The best ones of short beginnings, which many texts have. */
  readonly #best = new Map<string, readonly SuggestedText[]>();

  constructor(index: TextIndex) {
    const all = [...wordsOf(index), ...pairsOf(index)];
    this.#sorted = all.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  get size(): number {
    return this.#sorted.length;
  }

  /** The most frequent texts with this beginning. */
  beginningWith(beginning: string, limit: number): readonly SuggestedText[] {
    const key = withoutAccents(beginning);
    if (key === '') return [];
    if (key.length > CACHED_LENGTH || limit > CACHED_BEST) return this.#bestOf(key, limit);
    let best = this.#best.get(key);
    if (best === undefined) this.#best.set(key, (best = this.#bestOf(key, CACHED_BEST)));
    return best.slice(0, limit);
  }

  /** Calls `visit` with all texts whose first letter is the same. */
  sharingFirstLetter(beginning: string, visit: (suggested: SuggestedText) => void): void {
    const first = withoutAccents(beginning).slice(0, 1);
    for (let at = this.#from(first); this.#sorted[at]?.key.startsWith(first); at++) visit(this.#sorted[at]!);
  }

  #bestOf(key: string, limit: number): readonly SuggestedText[] {
    const found: SuggestedText[] = [];
    for (let at = this.#from(key); this.#sorted[at]?.key.startsWith(key); at++) found.push(this.#sorted[at]!);
    return found.sort((a, b) => b.weight - a.weight).slice(0, limit);
  }

  /** The place of the first text that is not before the key. */
  #from(key: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]!.key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function wordsOf({ vocabulary }: TextIndex): SuggestedText[] {
  const words: SuggestedText[] = [];
  for (let term = 0; term < vocabulary.size; term++) {
    const weight = vocabulary.countOf(term);
    if (weight < WORD_HITS_MIN) continue;
    const text = vocabulary.textOf(term);
    if (!text.startsWith('#') && (!isTellingWord(text) || vocabulary.isTag(term))) continue;
    words.push({ key: withoutAccents(text), text, terms: [term], weight });
  }
  return words;
}

function pairsOf(index: TextIndex): SuggestedText[] {
  return pairsOfTitles(index).map(({ first, second, count }) => {
    const text = `${index.vocabulary.textOf(first)} ${index.vocabulary.textOf(second)}`;
    return { key: withoutAccents(text), text, terms: [first, second], weight: count * PAIR_BONUS };
  });
}
