import { withoutAccents } from '../../../../../src/domain/search/search-form.ts';
import type { SearchWord } from '../../../../../src/domain/search/search-words.ts';
import type { Synonyms } from '../../../../../src/domain/search/synonyms.ts';
import { wordClass } from '../../../../../src/domain/search/word-class.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** What other words count, compared with the word itself. */
const SAME_CLASS = 0.6;
const SYNONYM = 0.5;
const BEGINNING = 0.4;

/** Words beyond this number are ignored. */
const WORDS_MAX = 12;
/** The most frequent words with a beginning that are searched for. */
const BEGINNINGS_MAX = 8;
const BEGINNING_LENGTH_MIN = 3;

export type Alternative = { readonly term: number; readonly weight: number };

export type PlannedWord = {
  readonly text: string;
  readonly kind: SearchWord['kind'];
  /** Key of its class. */
  readonly wordClass: string;
  /** The terms that count as this word, the heaviest first. */
  readonly alternatives: readonly Alternative[];
  /** How often the word itself occurs, in any number; an upper limit of its documents. */
  readonly hits: number;
};

/** The different words of a query, and the terms of the index that stand for them. */
export function planQuery(
  words: readonly SearchWord[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): readonly PlannedWord[] {
  const planned = new Map<string, PlannedWord>();
  for (const word of words) {
    const key = wordClass(word.text);
    if (planned.size < WORDS_MAX && !planned.has(key))
      planned.set(key, plannedWord(word, vocabulary, synonyms));
  }
  return [...planned.values()];
}

function plannedWord({ text, kind }: SearchWord, vocabulary: Vocabulary, synonyms: Synonyms): PlannedWord {
  const key = wordClass(text);
  const weights = new Map<number, number>();
  const add = (term: number, weight: number) => {
    if (vocabulary.countOf(term) > 0) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  const own = vocabulary.find(text);
  if (own !== undefined) add(own, 1);
  const mates = vocabulary.ofClass(key);
  for (const term of mates) add(term, SAME_CLASS);
  if (kind === 'tag') for (const term of vocabulary.ofClass(wordClass(text.slice(1)))) add(term, SAME_CLASS);
  for (const synonym of synonyms.of(key)) for (const term of vocabulary.ofClass(synonym)) add(term, SYNONYM);
  const alternatives = [...weights].map(([term, weight]) => ({ term, weight }));
  alternatives.sort((a, b) => b.weight - a.weight);
  const hits = mates.reduce((sum, term) => sum + vocabulary.countOf(term), 0);
  return { text, kind, wordClass: key, alternatives, hits };
}

/** The same words as beginnings of longer ones, for queries that nothing contains. */
export function planBeginnings(
  words: readonly PlannedWord[],
  vocabulary: Vocabulary,
): readonly PlannedWord[] {
  return words.map((word) => {
    const beginning = withoutAccents(word.text);
    if (beginning.length < BEGINNING_LENGTH_MIN) return word;
    const longer: Alternative[] = [];
    for (let term = 0; term < vocabulary.size; term++)
      if (vocabulary.countOf(term) > 0 && vocabulary.textOf(term).startsWith(beginning))
        longer.push({ term, weight: BEGINNING });
    longer.sort((a, b) => vocabulary.countOf(b.term) - vocabulary.countOf(a.term));
    return { ...word, alternatives: [...word.alternatives, ...longer.slice(0, BEGINNINGS_MAX)] };
  });
}
