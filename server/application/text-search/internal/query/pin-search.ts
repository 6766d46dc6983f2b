import { searchForm } from '../../../../../src/domain/search/search-form.ts';
import type { SearchWord } from '../../../../../src/domain/search/search-words.ts';
import { isAboutShopping } from '../../../../../src/domain/search/shopping-words.ts';
import { KNOWN_HITS } from '../../../../../src/domain/search/spelling-rules.ts';
import { synonymsWith, type Synonyms } from '../../../../../src/domain/search/synonyms.ts';
import { wordClass } from '../../../../../src/domain/search/word-class.ts';
import type { TextAnswer } from '../../../ports/discovery/text-search.ts';
import type { SpellingIndex } from '../../spelling-index.ts';
import type { TextIndex } from '../index/text-index.ts';
import { chooseHits, popularHits, type Hits } from './choose-hits.ts';
import type { KnownDocuments } from './exclusion.ts';
import { isFiltered, type PinQuestion } from './filter-mask.ts';
import { guides } from './guides.ts';
import { WordMatches } from './match-words.ts';
import { planBeginnings, planQuery, type PlannedWord } from './plan-query.ts';
import { ranked } from './rank.ts';
import { tellingWords } from './telling-words.ts';

/** With fewer pins of all words, a misspelt word is looked for. */
const ENOUGH = 20;
/** So many meant words are considered for a misspelt one; the first that finds something is taken. */
const CORRECTIONS = 3;
/** With a larger share of products, the query is about products. */
const PRODUCTS_SHARE = 0.3;

/** What a document gets for being about the topic that the query names; the words themselves give more. */
const TOPIC_SCORE = 0.5;

export type PinSearchDeps = {
  readonly index: TextIndex;
  readonly documents: KnownDocuments;
  readonly spelling: () => SpellingIndex;
};

type Run = { readonly words: readonly PlannedWord[]; readonly hits: Hits };

/** Searches for pins by words. One query at a time: the next one reuses the arrays of the last. */
export class PinSearch {
  readonly #deps: PinSearchDeps;
  readonly #matches = new WordMatches();

  constructor(deps: PinSearchDeps) {
    this.#deps = deps;
  }

  search(question: PinQuestion): TextAnswer {
    const synonyms = synonymsWith(question.synonyms);
    const plan = this.#plan(tellingWords(question.text), synonyms);
    let run = this.#run(plan, question);
    let correctedQuery: string | null = null;
    const mayCorrect = run.hits.exactCount < ENOUGH && question.mayCorrect;
    const corrected = mayCorrect ? this.#corrected(plan, question) : null;
    if (corrected !== null) {
      const text = correctedText(question.text, plan, corrected);
      const second = this.#run(this.#plan(corrected, synonyms), question, text);
      if (isBetter(second.hits, run.hits, replacesUnknownOnly(plan, corrected))) {
        correctedQuery = text;
        run = second;
      } else run = this.#run(plan, question);
    }
    if (run.hits.documents.length === 0 && !question.wholeWords)
      run = this.#run(planBeginnings(plan, this.#deps.index.vocabulary), question);
    if (run.hits.documents.length === 0 && !isFiltered(question.filters))
      run = { words: [], hits: popularHits(question, this.#deps) };
    return this.#answer(run, question, correctedQuery);
  }

  #plan(words: readonly SearchWord[], synonyms: Synonyms): readonly PlannedWord[] {
    return planQuery(words, this.#deps.index.vocabulary, synonyms);
  }

  #run(words: readonly PlannedWord[], question: PinQuestion, text = question.text): Run {
    this.#matches.find(words, this.#deps.index);
    const { index } = this.#deps;
    const about = question.aboutTopic(text).filter((document) => index.has(document));
    this.#matches.include(about, allBits(words.length), TOPIC_SCORE);
    return { words, hits: chooseHits(this.#matches, words.length, question, this.#deps) };
  }

  /** The words with every unknown one replaced by the one that was meant; null if there is none. */
  #corrected(plan: readonly PlannedWord[], { hints, aboutTopic }: PinQuestion): readonly SearchWord[] | null {
    const { index, spelling } = this.#deps;
    const ofTopics = hints?.words ?? [];
    const finds = (word: string) => index.vocabulary.find(word) !== undefined || aboutTopic(word).length > 0;
    let isCorrected = false;
    const known = new Set(ofTopics.map(wordClass));
    const words = plan.map(({ text, kind, hits, wordClass: ownClass }): SearchWord => {
      if (kind !== 'word' || hits >= KNOWN_HITS || known.has(ownClass)) return { text, kind };
      const corrections = spelling().corrections(text, CORRECTIONS, ofTopics);
      const correction = corrections.find(finds) ?? corrections[0];
      if (correction === undefined) return { text, kind };
      isCorrected = true;
      return { text: correction, kind };
    });
    return isCorrected ? words : null;
  }

  #answer({ words, hits }: Run, question: PinQuestion, correctedQuery: string | null): TextAnswer {
    const { index, documents } = this.#deps;
    const isShopping =
      hits.products > hits.documents.length * PRODUCTS_SHARE ||
      isAboutShopping(
        question.text,
        words.map(({ wordClass }) => wordClass),
      );
    const classes = words.map(({ wordClass }) => index.vocabulary.findClass(wordClass));
    const ranking = ranked(hits.documents, this.#matches, index, {
      phrase: classes,
      allWords: allBits(words.length),
      productsFirst: isShopping,
      now: question.now,
      exactCount: hits.exactCount,
      needed: question.offset + question.limit,
      withoutRepeats: question.withoutRepeats,
    });
    const page = ranking.documents.slice(question.offset, question.offset + question.limit);
    const { exactCount } = ranking;
    const guided = exactCount > 0 ? ranking.documents.slice(0, exactCount) : ranking.documents;
    const queried = new Set(classes.filter((found) => found !== undefined));
    return {
      pins: page.map((number) => documents.shownOf(number)),
      total: ranking.total,
      exactCount,
      // Nothing is shown instead where there is nothing at all.
      relaxed: ranking.total === 0 ? null : hits.relaxed,
      correctedQuery,
      shoppingIntent: isShopping,
      guides: hits.relaxed === 'popular' ? [] : guides(guided, queried, index, documents),
      facets: hits.facets,
    };
  }
}

/**
 * Whether a corrected query finds more: pins with all words; of unknown words alone, where it makes no difference for
 * those, also pins with some of the words.
 */
function isBetter(corrected: Hits, typed: Hits, replacesUnknownOnly: boolean): boolean {
  if (corrected.exactCount !== typed.exactCount) return corrected.exactCount > typed.exactCount;
  return replacesUnknownOnly && corrected.documents.length > typed.documents.length;
}

/** A word that some pin has may be meant as it is typed. */
function replacesUnknownOnly(words: readonly PlannedWord[], corrected: readonly SearchWord[]): boolean {
  return words.every(({ text, hits }, at) => hits === 0 || text === corrected[at]?.text);
}

/** The query with its unknown words replaced. */
function correctedText(
  text: string,
  words: readonly PlannedWord[],
  corrected: readonly SearchWord[],
): string {
  return corrected.reduce((form, { text: correction }, at) => {
    const typed = words[at]?.text ?? '';
    return typed === '' || typed === correction ? form : withWordReplaced(form, typed, correction);
  }, searchForm(text));
}

/** Replaces it where it is a whole word; in scripts without blanks, the first time that it occurs. */
function withWordReplaced(form: string, word: string, correction: string): string {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}\\p{M}])`, 'gu');
  const replaced = form.replace(whole, () => correction);
  return replaced === form ? form.replace(word, () => correction) : replaced;
}

/** A bit for each of so many words. */
function allBits(words: number): number {
  return (1 << words) - 1;
}
