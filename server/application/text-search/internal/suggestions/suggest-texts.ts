import { editDistance } from '../../../../../src/domain/search/edit-distance.ts';
import { searchForm, withoutAccents } from '../../../../../src/domain/search/search-form.ts';
import { queryWords } from '../../../../../src/domain/search/search-words.ts';
import { synonymsWith } from '../../../../../src/domain/search/synonyms.ts';
import type { SuggestQuestion } from '../../../ports/discovery/text-search.ts';
import type { TextIndex } from '../index/text-index.ts';
import { WordMatches } from '../query/match-words.ts';
import { planQuery } from '../query/plan-query.ts';
import { areOfSeveralPeople } from './several-people.ts';
import type { SuggestedText, SuggestionList } from './suggestion-list.ts';

/** More candidates than suggestions, because some are dropped. */
const CANDIDATES = 40;
/** From this length on, a beginning may have a mistake. */
const TYPO_LENGTH = 4;

export type SuggestDeps = {
  readonly index: TextIndex;
  readonly list: () => SuggestionList;
};

/** Suggests queries for what is being typed: the last word is a beginning, the words before it are its context. */
export class SuggestTexts {
  readonly #deps: SuggestDeps;
  readonly #matches = new WordMatches();

  constructor(deps: SuggestDeps) {
    this.#deps = deps;
  }

  suggest({ text, want, limit }: SuggestQuestion): readonly string[] {
    const form = searchForm(text).replace(/\s+/gu, ' ').trimStart();
    if (want === 'tags') return this.#usable(this.#tags(form), limit);
    const found = new Set(this.#usable(this.#beginningWith(form), limit));
    const at = form.lastIndexOf(' ') + 1;
    const context = form.slice(0, at).trim();
    const last = form.slice(at);
    if (context !== '' && last !== '')
      for (const completion of this.#inContext(context, last, limit)) found.add(`${context} ${completion}`);
    if (found.size === 0 && last.length >= TYPO_LENGTH)
      for (const similar of this.#usable(this.#similar(last), limit))
        found.add(context === '' ? similar : `${context} ${similar}`);
    return [...found].slice(0, limit);
  }

  #beginningWith(form: string): readonly SuggestedText[] {
    return this.#deps
      .list()
      .beginningWith(form, CANDIDATES)
      .filter(({ text }) => !text.startsWith('#'));
  }

  #tags(form: string): readonly SuggestedText[] {
    return this.#deps.list().beginningWith(form.startsWith('#') ? form : `#${form}`, CANDIDATES);
  }

  /** The texts of those that several people use. */
  #usable(candidates: readonly SuggestedText[], limit: number): readonly string[] {
    const texts: string[] = [];
    for (const { text, terms } of candidates) {
      if (texts.length === limit) break;
      if (areOfSeveralPeople(terms, this.#deps.index)) texts.push(text);
    }
    return texts;
  }

  /** Words with this beginning that several people use together with the words of the context. */
  #inContext(context: string, last: string, limit: number): readonly string[] {
    const { index, list } = this.#deps;
    const plan = planQuery(queryWords(context), index.vocabulary, synonymsWith([]));
    if (plan.length === 0) return [];
    this.#matches.find(plan, index);
    const all = (1 << plan.length) - 1;
    const { words } = this.#matches;
    const texts: string[] = [];
    for (const { text, terms } of list().beginningWith(last, CANDIDATES)) {
      if (texts.length === limit) break;
      if (terms.length > 1 || text.startsWith('#')) continue;
      if (areOfSeveralPeople(terms, index, (document) => words[document] === all)) texts.push(text);
    }
    return texts;
  }

  /** Words whose beginning differs from what was typed by one mistake. */
  #similar(typed: string): readonly SuggestedText[] {
    const beginning = withoutAccents(typed);
    const found: SuggestedText[] = [];
    let lastBeginning = '';
    let isLast = false;
    this.#deps.list().sharingFirstLetter(beginning, (suggested) => {
      if (suggested.terms.length > 1) return;
      const own = suggested.key.slice(0, beginning.length + 1);
      if (own !== lastBeginning) {
        lastBeginning = own;
        isLast = [-1, 0, 1].some((more) => {
          const cut = own.slice(0, beginning.length + more);
          return editDistance(beginning, cut, 1) <= 1;
        });
      }
      if (isLast && !suggested.key.startsWith(beginning)) found.push(suggested);
    });
    return found.sort((a, b) => b.weight - a.weight).slice(0, CANDIDATES);
  }
}
