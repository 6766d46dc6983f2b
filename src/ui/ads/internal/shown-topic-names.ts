import type { Topic } from '../../../domain/topics/topic.ts';
import { shownTopicName } from '../../follow/shown-topic.ts';
import type { SelectOption } from '../../kit/fields/select-option.ts';
import { spokenLocale } from '../../text/language.ts';

/** A topic that an ad can be about. */
export type AdTopic = Pick<Topic, 'entityId' | 'name' | 'urlName'>;

/** Topics as options of a field, by the names that the reader sees. Call it while rendering. */
export function shownTopicNames(topics: readonly AdTopic[]): readonly SelectOption[] {
  const options = topics.map((topic) => ({ id: topic.entityId, label: shownTopicName(topic) }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, spokenLocale()));
}
