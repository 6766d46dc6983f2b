import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { TopicIndex } from '../../topics/topic-index.ts';
import type { Documents } from './discovery-parts.ts';

export function topicAnswers(
  topics: TopicIndex,
  { shownOf }: Pick<Documents, 'shownOf'>,
): Pick<DiscoveryQuestions, 'topicPins' | 'topicFacts' | 'relatedTopics'> {
  return {
    topicPins: ({ topic, order, skip, limit }) =>
      topics
        .pinsOf(topic, order)
        .slice(skip, skip + limit)
        .map(shownOf),
    topicFacts: ({ topics: asked, covers }) =>
      asked.map((topic) => ({
        topic,
        pinCount: topics.size(topic),
        covers: topics.pinsOf(topic, 'popular').slice(0, covers).map(shownOf),
      })),
    relatedTopics: ({ topic, limit }) => topics.related(topic, limit),
  };
}
