import { queryWords } from '../../../src/domain/search/search-words.ts';
import { searchForm } from '../../../src/domain/search/search-form.ts';
import { wordClass } from '../../../src/domain/search/word-class.ts';
import type { SynonymList } from '../ports/synonym-list.ts';

/** The operator's groups of synonyms, by their words. */
export class OwnSynonyms {
  readonly #list: SynonymList;
  #lines: readonly string[] = [];
  #byClass = new Map<string, string[]>();

  constructor(list: SynonymList) {
    this.#list = list;
  }

  /** The groups that have a word of the query. */
  linesFor(query: string): readonly string[] {
    this.#update();
    if (this.#byClass.size === 0) return [];
    return [...new Set(queryWords(query).flatMap(({ text }) => this.#byClass.get(wordClass(text)) ?? []))];
  }

  #update(): void {
    const lines = this.#list.lines();
    if (lines === this.#lines) return;
    this.#lines = lines;
    this.#byClass = new Map();
    for (const line of lines)
      for (const word of searchForm(line).split(/[\s,]+/)) {
        const key = wordClass(word);
        this.#byClass.set(key, [...(this.#byClass.get(key) ?? []), line]);
      }
  }
}
