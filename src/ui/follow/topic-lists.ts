import type { TopicPage } from '../../application/ports/follow-gateway.ts';
import type { Topic } from '../../domain/topics/topic.ts';
import type { KeptName, KeptStore } from '../base/stores/kept-store.ts';

const PREFIX = 'topics/';

/** The topics that everybody can choose from; no username is empty. */
export const ALL_TOPICS: KeptName<TopicPage> = PREFIX;

/** What the list of topics that somebody follows is called. */
export function followedTopicsName(username: string): KeptName<TopicPage> {
  return PREFIX + username.toLowerCase();
}

/** Exchanges the topics in every list for what `change` makes of them. */
export function changeTopics(kept: KeptStore, change: (topic: Topic) => Topic): void {
  for (const [name] of [...kept.entries()]) {
    const list = name.startsWith(PREFIX) ? kept.find(name as KeptName<TopicPage>) : undefined;
    if (list !== undefined) kept.keep<TopicPage>(name, { ...list, topics: list.topics.map(change) });
  }
}
