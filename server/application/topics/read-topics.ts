import type { StoreReader } from '../ports/store.ts';
import type { TopicView } from '../ports/pins/topics.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { findTopic, type TopicName } from './find-topic.ts';

type ReadTopicsDeps = { readonly store: Pick<StoreReader, 'topics'> };

/** Reads topics, which are public. */
export class ReadTopics {
  readonly #deps: ReadTopicsDeps;

  constructor(deps: ReadTopicsDeps) {
    this.#deps = deps;
  }

  /** Undefined when there is no such topic. */
  one(name: TopicName, viewerId: ViewerId): Promise<TopicView | undefined> {
    return findTopic(this.#deps.store.topics, name, viewerId);
  }

  /** The top-level topics, by name. */
  async roots(viewerId: ViewerId): Promise<readonly TopicView[]> {
    const { topics } = this.#deps.store;
    return topics.views(await topics.roots(), viewerId);
  }
}
