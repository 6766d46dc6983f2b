import type { PinId, TopicId } from '../../../../src/domain/ids/ids.ts';
import type { DiscoveryQuestions } from '../../ports/discovery/discovery-index.ts';
import type { LooksIndex } from '../../looks/looks-index.ts';
import type { TopicIndex } from '../../topics/topic-index.ts';
import type { Documents } from './discovery-parts.ts';

/** Of a topic's pins, so many for each cover are looked at for one without a repeat. */
const LOOKED_AT = 3;

export function topicAnswers(
  topics: TopicIndex,
  looks: Pick<LooksIndex, 'withoutRepeats' | 'withoutEarlyRepeats'>,
  { numberOf, shownOf }: Documents,
): Pick<
  DiscoveryQuestions,
  'topicPins' | 'newestOfTopics' | 'topicFacts' | 'relatedTopics' | 'topicsOf' | 'madeIn'
> {
  return {
    topicPins: ({ topic, order, skip, limit }) =>
      looks
        .withoutEarlyRepeats(topics.pinsOf(topic, order))
        .slice(skip, skip + limit)
        .map(shownOf),
    newestOfTopics: ({ topics: asked, before, limit }) => {
      const found = new Map<PinId, TopicId>();
      for (const topic of asked) {
        // Newest first, and newer pins have larger ids.
        let count = 0;
        for (const number of topics.pinsOf(topic, 'newest')) {
          const pin = shownOf(number);
          if (before !== null && Number(pin) >= Number(before)) continue;
          if (!found.has(pin)) found.set(pin, topic);
          if (++count === limit) break;
        }
      }
      return [...found]
        .map(([pin, topic]) => ({ pin, topic }))
        .sort((one, other) => Number(other.pin) - Number(one.pin))
        .slice(0, limit);
    },
    topicFacts: ({ topics: asked, covers }) =>
      asked.map((topic) => ({
        topic,
        pinCount: topics.size(topic),
        covers: looks
          .withoutRepeats(topics.pinsOf(topic, 'popular').slice(0, LOOKED_AT * covers))
          .slice(0, covers)
          .map(shownOf),
      })),
    relatedTopics: ({ topic, limit }) => topics.related(topic, limit),
    topicsOf: ({ documents }) =>
      documents.flatMap((document) => {
        const number = numberOf(document);
        if (number === undefined) return [];
        return [{ document, shown: shownOf(number), topics: topics.pageTopicsOf(number) }];
      }),
    madeIn: ({ spans, limit }) =>
      looks.withoutEarlyRepeats(topics.madeIn(spans)).slice(0, limit).map(shownOf),
  };
}
