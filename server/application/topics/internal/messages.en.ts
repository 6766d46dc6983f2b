import { messages } from '../../../../src/domain/messages/message.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';

/** Names of the topics of pins (`TOPIC_TREE`), by their names in addresses. Only the server needs them all. */
export const topicNameMessages = messages(
  'topicName',
  Object.fromEntries(TOPIC_TREE.map(({ urlName, name }) => [urlName, name])),
);
