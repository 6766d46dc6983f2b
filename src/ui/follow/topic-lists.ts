import type { TopicPage } from '../../application/ports/people/follow-gateway.ts';
import type { Topic } from '../../domain/topics/topic.ts';
import type { PageDataKey, PageDataStore } from '../base/stores/page-data-store.ts';

const PREFIX = 'topics/';

/** All topics to choose from. Usernames are never empty, so this name is unique. */
export const ALL_TOPICS: PageDataKey<TopicPage> = PREFIX;

/** The name of the list of topics that a person follows. */
export function followedTopicsName(username: string): PageDataKey<TopicPage> {
  return PREFIX + username.toLowerCase();
}

/** The name of another list of topics; usernames contain no colon. */
export function topicListName(name: `${string}:${string}`): PageDataKey<TopicPage> {
  return PREFIX + name;
}

/** Replaces the topics in every list by the results of `change`. */
export function changeTopics(pageData: PageDataStore, change: (topic: Topic) => Topic): void {
  for (const [name] of [...pageData.entries()]) {
    const list = name.startsWith(PREFIX) ? pageData.find(name as PageDataKey<TopicPage>) : undefined;
    if (list !== undefined) pageData.set<TopicPage>(name, { ...list, topics: list.topics.map(change) });
  }
}
