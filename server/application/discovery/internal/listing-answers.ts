import type { TopicId } from '../../../../src/domain/ids/ids.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { LooksIndex } from '../../looks/looks-index.ts';
import type { TextPart } from '../../text-search/text-part.ts';
import type { TopicIndex } from '../../topics/topic-index.ts';
import type { Documents } from './discovery-parts.ts';

type ListingParts = {
  readonly words: Pick<TextPart, 'list'>;
  readonly topics: Pick<TopicIndex, 'membersOf' | 'rootsOf'>;
  readonly looks: Pick<LooksIndex, 'withoutEarlyRepeats'>;
};

export function listingAnswers(
  { words, topics, looks }: ListingParts,
  { shownOf }: Pick<Documents, 'shownOf'>,
): Pick<DiscoveryQuestions, 'list'> {
  return {
    list: (question) => {
      const { topic, offset, limit } = question;
      const within = topic === null ? null : new Set(topics.membersOf(topic));
      const { documents: listed, ...facts } = words.list(question, within);
      const documents = looks.withoutEarlyRepeats(listed);
      return {
        ...facts,
        pins: documents.slice(offset, offset + limit).map(shownOf),
        total: documents.length,
        topics: rootsOf(within === null ? documents : words.list(question, null).documents, topics),
      };
    },
  };
}

function rootsOf(documents: readonly number[], topics: Pick<TopicIndex, 'rootsOf'>) {
  const counts = new Map<TopicId, number>();
  for (const document of documents)
    for (const topic of topics.rootsOf(document)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .map(([topic, pinCount]) => ({ topic, pinCount }))
    .sort((one, other) => other.pinCount - one.pinCount || Number(one.topic) - Number(other.topic));
}
