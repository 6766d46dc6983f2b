import { withoutAccents } from '../../../../../src/domain/search/search-form.ts';
import type { SearchWord } from '../../../../../src/domain/search/search-words.ts';
import {
  PHRASE_MAX,
  type SameMeaning,
  type SynonymPhrase,
  type Synonyms,
} from '../../../../../src/domain/search/synonyms.ts';
import { wordClass } from '../../../../../src/domain/search/word-class.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** What other words count, compared with the word itself. */
const SAME_CLASS = 0.6;
/** Also of a phrase. */
export const SYNONYM = 0.5;
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
  /** Terms that together count as this word: one of each list. */
  readonly phrases: readonly (readonly (readonly number[])[])[];
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
  const meanings = meaningsOf(
    words.map(({ text }) => wordClass(text)),
    synonyms,
  );
  for (const [place, word] of words.entries()) {
    const key = wordClass(word.text);
    if (planned.size < WORDS_MAX && !planned.has(key))
      planned.set(key, plannedWord(word, vocabulary, meanings[place]!));
  }
  return [...planned.values()];
}

/** Of each word, what means the same as it, or as several words in a row to which it belongs. */
function meaningsOf(classes: readonly string[], synonyms: Synonyms): readonly SameMeaning[] {
  const meanings = classes.map(() => ({ words: new Set<string>(), phrases: new Array<SynonymPhrase>() }));
  for (let length = 1; length <= PHRASE_MAX; length++)
    for (let start = 0; start + length <= classes.length; start++) {
      const { words, phrases } = synonyms.of(...classes.slice(start, start + length));
      for (const meaning of meanings.slice(start, start + length)) {
        for (const word of words) meaning.words.add(word);
        meaning.phrases.push(...phrases);
      }
    }
  return meanings;
}

function plannedWord({ text, kind }: SearchWord, vocabulary: Vocabulary, meaning: SameMeaning): PlannedWord {
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
  for (const synonym of meaning.words) for (const term of vocabulary.ofClass(synonym)) add(term, SYNONYM);
  const phrases = meaning.phrases.map((phrase) => phrase.map((one) => [...vocabulary.ofClass(one)]));
  const alternatives = [...weights].map(([term, weight]) => ({ term, weight }));
  alternatives.sort((a, b) => b.weight - a.weight);
  const hits = mates.reduce((sum, term) => sum + vocabulary.countOf(term), 0);
  return { text, kind, wordClass: key, alternatives, phrases, hits };
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
