import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { EmbeddingIndex } from '../../embeddings/embedding-index.ts';
import { LooksIndex } from '../../looks/looks-index.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { DiscoveryPart } from '../../ports/discovery/discovery-part.ts';
import { HomeSources } from '../../home-sources/home-sources.ts';
import { RecentDocuments } from '../../home-sources/recent-documents.ts';
import { RelatedPins } from '../../related/related-pins.ts';
import { TextPart } from '../../text-search/text-part.ts';
import { listingAnswers } from './listing-answers.ts';
import { coloredBy, looksAnswers } from './looks-answers.ts';
import { topicIndex } from '../../topics/topic-index.ts';
import { relatedAnswers } from './related-answers.ts';
import { topicAnswers } from './topic-answers.ts';

/** What the parts may ask about documents. */
export type Documents = {
  /** The number of a document; undefined for one that is not in the index. */
  numberOf(id: PinId): number | undefined;
  /** The pin that stands for a document in results. */
  shownOf(number: number): PinId;
};

export type DiscoveryParts = {
  /** By the name under which the snapshot holds them. */
  readonly parts: Readonly<Record<string, DiscoveryPart>>;
  readonly answers: DiscoveryQuestions;
};

export type DiscoveryPartsOptions = {
  /** Whether documents have embeddings by an operator's model. */
  readonly hasEmbeddings: boolean;
};

/** Of the results of a search, so many are compared: a few pages, in a fifth of a millisecond. */
const COMPARED_RESULTS = 150;

/** All parts of the index, and how they answer the questions. */
export function discoveryParts(
  documents: Documents,
  { hasEmbeddings }: DiscoveryPartsOptions = { hasEmbeddings: false },
): DiscoveryParts {
  const looks = new LooksIndex();
  const words = new TextPart(documents);
  const embeddings = hasEmbeddings ? new EmbeddingIndex() : null;
  const topics = topicIndex();
  const related = new RelatedPins({
    similarByText: (number, limit) => words.similarByText(number, limit),
    aboutWords: (text, limit) => words.about(text, limit),
    similarByLooks: (number, limit) => looks.similar(number, limit).map((similar) => similar.number),
    similarByEmbedding: (number, limit) => embeddings?.similar(number, limit) ?? [],
  });
  const recent = new RecentDocuments();
  const home = new HomeSources({ related, topics, recent, documents });
  return {
    parts: { related, looks, text: words, topics, recent, ...(embeddings !== null && { embeddings }) },
    answers: {
      home: (question) => home.answer(question),
      ...relatedAnswers({ related, looks, words }, documents),
      ...looksAnswers(looks, words, documents),
      nearEmbedding: ({ embedding, without, ...query }) => {
        const except = without === null ? undefined : documents.numberOf(without);
        const found = embeddings?.near(embedding, query) ?? [];
        return found.filter((number) => number !== except).map((number) => documents.shownOf(number));
      },
      ...topicAnswers(topics, looks, documents),
      ...listingAnswers({ words, topics, looks }, documents),
      search: (question) =>
        words.search(question, {
          isColored: coloredBy(question.filters.color, looks),
          withoutRepeats: (numbers) => looks.withoutEarlyRepeats(numbers, COMPARED_RESULTS),
          aboutTopic: (text) => topics.pinsNamed(text, question.hints?.names),
        }),
      suggest: (question) => words.suggest(question),
    },
  };
}
