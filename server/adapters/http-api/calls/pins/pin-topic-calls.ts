import type { Language } from '../../../../../src/domain/messages/language.ts';
import type { TreeTopic } from '../../../../../src/domain/topics/topic-tree.ts';
import { PIN_TOPIC_CALLS } from '../../../../../wire/calls/pins/pin-topics.ts';
import type { WireNamedTopic } from '../../../../../wire/topic.ts';
import { topicNameIn } from '../../../../application/topics/topic-names.ts';
import { implementCalls, OK, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { unlessRefused } from '../refusals.ts';

/** Calls to correct what an original is about. */
export function pinTopicCalls({ correctTopics, readPinTopics, topicNames }: CallDeps): readonly Call[] {
  return implementCalls(PIN_TOPIC_CALLS, {
    listNames: ({ readerLanguage }) => ({
      data: topicNames.all(readerLanguage).map(({ id, urlName, name }) => ({ id, name, url_name: urlName })),
    }),
    readTopics: async ({ viewerId, readerLanguage }, { pin_id }) => {
      const { topics, removed } = unlessRefused(await readPinTopics.run(pin_id, viewerId));
      return {
        data: {
          topics: topics.map(({ topic, isChosen }) => ({
            ...namedTopicToWire(topic, readerLanguage),
            chosen: isChosen,
          })),
          removed: removed.map((topic) => namedTopicToWire(topic, readerLanguage)),
        },
      };
    },
    decide: async ({ viewerId }, { pin_id, interest_id, applies }) => {
      const command = { actorId: viewerId, pinId: pin_id, topicId: interest_id, applies };
      unlessRefused(await correctTopics.run(command));
      return { data: OK };
    },
    undo: async ({ viewerId }, { pin_id, interest_id }) => {
      const command = { actorId: viewerId, pinId: pin_id, topicId: interest_id, applies: 'undo' } as const;
      unlessRefused(await correctTopics.run(command));
      return { data: OK };
    },
  });
}

function namedTopicToWire(topic: TreeTopic, language: Language): WireNamedTopic {
  return { id: topic.id, name: topicNameIn(topic, language), url_name: topic.urlName };
}
