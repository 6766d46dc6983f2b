import type { TopicId } from '../../../domain/ids/ids.ts';
import type { FindableTopic } from '../../../domain/topics/find-topics.ts';
import { TOPIC_TREE } from '../../../domain/topics/topic-tree.ts';

/**
 * Every topic that a pin can have, with the name that the reader sees; they are found by their English names as well.
 * Import it late: the tree is large.
 */
export function topicChoices(names: ReadonlyMap<TopicId, string>): readonly FindableTopic[] {
  return TOPIC_TREE.map(({ id, name, urlName, words }) => ({
    id,
    name: names.get(id) ?? name,
    urlName,
    words: [name, ...words],
  }));
}
