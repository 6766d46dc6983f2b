import { findTopic, type TopicName } from '../topics/find-topic.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { pinsWithAds, type AdPlacer } from '../promotions/page-ads.ts';
import { EMPTY_SLICE, itemsWithAds, type FeedSlice } from './feed-item.ts';
import { interestOf } from './internal/home/home-reason.ts';

export type TopicFeedQuery = {
  readonly topic: TopicName;
  readonly viewerId: ViewerId;
  /** `next` of the page before; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
  /** Absent or null: without ads. */
  readonly ads?: AdPlacer | null;
};

export type TopicFeedOutcome =
  | ({ readonly kind: 'page' } & FeedSlice)
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type TopicFeedDeps = {
  readonly store: Pick<StoreReader, 'topics' | 'pins' | 'search'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
};

/** The pins of a topic, the most popular ones first. */
export class TopicFeed {
  readonly #deps: TopicFeedDeps;

  constructor(deps: TopicFeedDeps) {
    this.#deps = deps;
  }

  async run({ topic: name, viewerId, position, limit, ads }: TopicFeedQuery): Promise<TopicFeedOutcome> {
    const skip = position === null ? 0 : Number(position);
    if (!Number.isSafeInteger(skip) || skip < 0) return { kind: 'bad_position' };
    const { store, index } = this.#deps;
    const found = await findTopic(store.topics, name, viewerId);
    if (found === undefined) return { kind: 'not_found' };
    const { id, parentId } = found.topic;
    const topics = parentId === null ? [id] : [id, parentId];
    const ids = await index.ask('topicPins', { topic: id, order: 'popular', skip, limit });
    if (ids === null) return { kind: 'page', ...EMPTY_SLICE };
    const shown = await store.search.findable(ids, viewerId);
    const { views, ...placed } = await pinsWithAds(store.pins, shown, viewerId, ads, { topics });
    const reason = { reason: 'topic', reasonId: id, hasBoard: false, board: null } as const;
    const items = views.map((pin) => ({ pin, reason, ...interestOf({ topic: id }) }));
    return {
      kind: 'page',
      items: itemsWithAds(items, placed),
      next: ids.length < limit ? null : String(skip + limit),
    };
  }
}
