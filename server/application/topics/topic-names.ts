import type { TopicId } from '../../../src/domain/ids/ids.ts';
import type { Language } from '../../../src/domain/messages/language.ts';
import { plainForm } from '../../../src/domain/search/search-form.ts';
import type { NamedTopic } from '../../../src/domain/topics/pin-topics.ts';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';
import type { TopicHints } from '../ports/discovery/text-search.ts';
import { topicNameMessages } from './internal/messages.en.ts';
import { TopicWords } from './internal/topic-words.ts';

/** The name of a topic in the reader's language. */
export function topicNameIn(
  { urlName, name }: Pick<NamedTopic, 'urlName' | 'name'>,
  language: Language,
): string {
  const message = topicNameMessages[urlName];
  return message === undefined ? name : language.text(message);
}

/** All topics by their names and words in a language; each language is read once. */
export class TopicNames {
  readonly #byLanguage = new Map<string, readonly ComparableTopic[]>();
  readonly #words = new Map<string, TopicWords>();

  /** All topics, those above others first. */
  all(language: Language): readonly NamedTopic[] {
    return this.#comparable(language);
  }

  /** Topics whose name in this language or in English begins like the text, in any case and without accents. */
  beginningWith(text: string, language: Language): readonly TopicId[] {
    const start = plainForm(text).trim();
    if (start === '') return [];
    return this.#comparable(language)
      .filter(({ forms }) => forms.some((form) => form.startsWith(start)))
      .map(({ id }) => id);
  }

  /** What names and words of topics say of a query, in this language and in English. */
  hintsFor(query: string, language: Language): TopicHints {
    let words = this.#words.get(language.tag);
    if (words === undefined) {
      words = new TopicWords(this.#comparable(language).map(({ id, name }) => ({ name, topic: id })));
      this.#words.set(language.tag, words);
    }
    return words.hintsFor(query);
  }

  #comparable(language: Language): readonly ComparableTopic[] {
    let known = this.#byLanguage.get(language.tag);
    if (known === undefined) {
      known = TOPIC_TREE.map(({ id, urlName, name }) => {
        const shown = topicNameIn({ urlName, name }, language);
        return { id, urlName, name: shown, forms: [plainForm(shown), plainForm(name)] };
      });
      this.#byLanguage.set(language.tag, known);
    }
    return known;
  }
}

/** `forms`: of the name in this language and in English. */
type ComparableTopic = NamedTopic & { readonly forms: readonly string[] };
