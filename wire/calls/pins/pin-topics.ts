import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import { bool, id } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WireNamedTopic, WirePinTopics } from '../../topic.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

const PIN = { pin_id: required(id<PinId>()) };

const TOPIC = {
  name: 'PinTopicsResource',
  who: 'S',
  answer: OK_PAYLOAD,
  errors: ['pin_not_found', 'topic_not_found', 'forbidden', 'limit_reached'],
  changes: ['pins'],
} as const;

/** Calls to correct what an original is about; its saves are about the same. */
export const PIN_TOPIC_CALLS = {
  readTopics: resource({
    name: 'PinTopicsResource',
    action: 'get',
    endpointName: 'pin_topics_get',
    says: 'Lists what an original is about, for those who may change it.',
    who: 'S',
    params: PIN,
    answer: payload<WirePinTopics>('topics, most certain first, and those that people took away'),
    errors: ['pin_not_found', 'forbidden'],
  }),
  listNames: resource({
    name: 'TopicNamesResource',
    action: 'get',
    endpointName: 'topic_names_get',
    says: 'Lists all topics that a pin can be about, with their names in the caller’s language.',
    who: 'A',
    params: {},
    answer: payload<readonly WireNamedTopic[]>('topics, those above others first'),
  }),
  decide: resource({
    ...TOPIC,
    action: 'update',
    endpointName: 'pin_topics_update',
    says: 'Decides that an original is about a topic, or not, whatever its words say. At most five topics can be added.',
    params: { ...PIN, interest_id: required(id<TopicId>()), applies: required(bool()) },
  }),
  undo: resource({
    ...TOPIC,
    action: 'delete',
    endpointName: 'pin_topics_delete',
    says: 'Takes such a decision back: the words of the pin decide again.',
    params: { ...PIN, interest_id: required(id<TopicId>()) },
  }),
};
