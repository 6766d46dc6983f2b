import type { TopicId } from '../../../src/domain/ids/ids.ts';
import { searchWords } from '../../../src/domain/search/search-words.ts';
import { wordClass } from '../../../src/domain/search/word-class.ts';
import type { TopicTag, TopicTagger } from '../../../src/domain/topics/topic-tagging.ts';
import type { TreeTopic } from '../../../src/domain/topics/topic-tree.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';

/** What topics are found by. */
export type TaggedDocument = Pick<
  PinDocument,
  'title' | 'description' | 'altText' | 'linkTitle' | 'domain' | 'topics'
> & { readonly boards: readonly { readonly name: string }[] };

/** Finds the topics of documents: by their words, and by what people decided. */
export class DocumentTagger {
  readonly #codes: ReadonlyMap<TopicId, number>;
  readonly #tagger: TopicTagger;

  constructor(tree: readonly TreeTopic[], tagger: TopicTagger) {
    this.#codes = new Map(tree.map(({ id }, code) => [id, code]));
    this.#tagger = tagger;
  }

  /** Most certain first. Decisions about topics that are not in the tree are ignored. */
  tags({
    title,
    description,
    altText,
    linkTitle,
    domain,
    boards,
    topics,
  }: TaggedDocument): readonly TopicTag[] {
    const host = domain?.replace(/[.-]/g, ' ') ?? '';
    const boardNames = boards.map(({ name }) => name);
    const texts = { title, description, altText, link: `${linkTitle} ${host}`, boardNames };
    return this.#tagger.tags(texts, this.#decisionsOf(topics));
  }

  #decisionsOf(topics: PinDocument['topics']): ReadonlyMap<number, boolean> {
    const decisions = new Map<number, boolean>();
    for (const { id, applies } of topics) {
      const code = this.#codes.get(id);
      if (code !== undefined) decisions.set(code, applies);
    }
    return decisions;
  }
}

/** Terms as the words of topics are written: singular. */
export function termsOf(text: string): readonly string[] {
  return searchWords(text).map((word) => wordClass(word.text));
}
