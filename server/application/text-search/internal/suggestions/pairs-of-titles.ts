import { isGuideWord } from '../../../../../src/domain/search/guide-words.ts';
import type { TextIndex } from '../index/text-index.ts';

/** A pair is worth suggesting from this number of titles on. */
const TITLES_MIN = 3;
const TERMS = 0x20_0000;

export type Pair = { readonly first: number; readonly second: number; readonly count: number };

/** Neighbouring words of titles that several titles have. */
export function pairsOfTitles(index: TextIndex): readonly Pair[] {
  const counts = new Map<number, number>();
  const isWord = new Map<number, boolean>();
  const usable = (term: number) => {
    let known = isWord.get(term);
    if (known === undefined) {
      known = index.vocabulary.countOf(term) >= TITLES_MIN && isGuideWord(index.vocabulary.textOf(term));
      isWord.set(term, known);
    }
    return known;
  };
  for (let document = 0; document < index.capacity; document++) {
    if (!index.has(document)) continue;
    const title = index.titleOf(document);
    for (let at = 1; at < title.length; at++) {
      const [first, second] = [title[at - 1]!, title[at]!];
      if (first === second || !usable(first) || !usable(second)) continue;
      const key = first * TERMS + second;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= TITLES_MIN)
    .map(([key, count]) => ({ first: Math.floor(key / TERMS), second: key % TERMS, count }));
}
