import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { LooksIndex } from '../../looks/looks-index.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { DiscoveryPart } from '../../ports/discovery/discovery-part.ts';
import { RelatedPins } from '../../related/related-pins.ts';
import { TextPart } from '../../text-search/text-part.ts';
import { looksAnswers } from './looks-answers.ts';
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

/** All parts of the index, and how they answer the questions. */
export function discoveryParts(documents: Documents): DiscoveryParts {
  const looks = new LooksIndex();
  const text = new TextPart(documents);
  const topics = topicIndex();
  const related = new RelatedPins({
    similarByText: (number, limit) => text.similarByText(number, limit),
    similarByLooks: (number, limit) => looks.similar(number, limit).map((similar) => similar.number),
  });
  return {
    parts: { related, looks, text, topics },
    answers: {
      ...relatedAnswers(related, looks, documents),
      ...looksAnswers(looks, documents),
      ...topicAnswers(topics, documents),
      search: (question) => text.search(question),
      suggest: (question) => text.suggest(question),
    },
  };
}
