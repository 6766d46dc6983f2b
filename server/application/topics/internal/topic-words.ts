import type { TopicId } from '../../../../src/domain/ids/ids.ts';
import { queryWords } from '../../../../src/domain/search/search-words.ts';
import { CORRECTION_HITS } from '../../../../src/domain/search/spelling-rules.ts';
import { wordClass } from '../../../../src/domain/search/word-class.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import type { TopicHints } from '../../ports/discovery/text-search.ts';
import { SpellingIndex } from '../../text-search/spelling-index.ts';

/** Of each word of a query, so many words like it are considered. */
const ALIKE = 3;

type Name = TopicHints['names'][number] & { readonly classes: readonly string[] };

/** The words of topics in one language, and those of the tree. */
export class TopicWords {
  /** By class. */
  readonly #words = new Map<string, string>();
  /** In all their forms: a misspelt word may be one letter from one form, and far from the others of its class. */
  readonly #forms = new Set<string>();
  /** By each class of their words. */
  readonly #names = new Map<string, Name[]>();
  readonly #spelling: SpellingIndex;

  constructor(names: TopicHints['names']) {
    for (const named of names) this.#addName(named);
    for (const { words } of TOPIC_TREE) for (const phrase of words) this.#addWords(phrase);
    const all = [...this.#forms];
    this.#spelling = new SpellingIndex({
      size: all.length,
      textOf: (word) => all[word]!,
      countOf: () => CORRECTION_HITS,
    });
  }

  hintsFor(query: string): TopicHints {
    const words: string[] = [];
    // A name is meant by its words and by the word most like each of them.
    const classes = new Set<string>();
    for (const { text } of queryWords(query)) {
      const known = this.#words.get(wordClass(text));
      const alike = known === undefined ? this.#spelling.corrections(text, ALIKE) : [known];
      words.push(...alike);
      for (const word of [text, ...alike.slice(0, 1)]) classes.add(wordClass(word));
    }
    const names = new Map<TopicId, TopicHints['names'][number]>();
    for (const oneClass of classes)
      for (const { name, topic, classes: own } of this.#names.get(oneClass) ?? [])
        if (own.every((each) => classes.has(each))) names.set(topic, { name, topic });
    return { words, names: [...names.values()] };
  }

  #addName(named: TopicHints['names'][number]): void {
    const classes = this.#addWords(named.name);
    for (const oneClass of new Set(classes)) {
      const others = this.#names.get(oneClass);
      if (others === undefined) this.#names.set(oneClass, [{ ...named, classes }]);
      else others.push({ ...named, classes });
    }
  }

  #addWords(phrase: string): readonly string[] {
    return queryWords(phrase).map(({ text, kind }) => {
      const key = wordClass(text);
      if (kind !== 'word') return key;
      this.#forms.add(text);
      if (!this.#words.has(key)) this.#words.set(key, text);
      return key;
    });
  }
}
