import { hasListingPage } from '../../../src/domain/listings/listing.ts';
import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { ListingAnswer, ListingQuestion } from '../ports/discovery/listing.ts';
import type { TopicView } from '../ports/pins/topics.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { withoutReason, type FeedSlice } from './feed-item.ts';

type ListingFeedDeps = {
  readonly store: Pick<StoreReader, 'topics' | 'pins' | 'search'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
};

/** A list without its page. */
export type Listing = Omit<ListingQuestion, 'offset' | 'limit'>;

export const WHOLE_LISTING: Omit<Listing, 'kind'> = {
  topic: null,
  domain: null,
  priceMin: null,
  priceMax: null,
  currency: null,
  inStock: false,
};

export type ListingQuery = {
  readonly listing: Listing;
  readonly viewerId: ViewerId;
  /** `next` of the page before; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
};

export type ListingOutcome =
  | ({ readonly kind: 'page' } & FeedSlice)
  /** There is no such topic. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

/** A topic with the number of its pins in a list. */
export type ListedTopic = { readonly view: TopicView; readonly pinCount: number };

export type ListingFacts = Omit<ListingAnswer, 'pins' | 'topics'> & {
  readonly topic: ListedTopic | null;
  readonly topics: readonly ListedTopic[];
};

export type ListingFactsOutcome =
  { readonly kind: 'facts'; readonly facts: ListingFacts } | { readonly kind: 'not_found' };

export type ListingArea = { readonly kind: 'videos' | 'products'; readonly count: number };

/** Pages of the largest general topics of a list are offered. */
const TOPICS_MAX = 12;

const NOTHING: ListingAnswer = {
  pins: [],
  total: 0,
  unfiltered: 0,
  topics: [],
  domains: [],
  prices: [],
  inStock: 0,
};

/** All public pins of a kind or of a web domain. While the index is being built, lists are empty. */
export class ListingFeed {
  readonly #deps: ListingFeedDeps;

  constructor(deps: ListingFeedDeps) {
    this.#deps = deps;
  }

  /** A page of pins that the viewer may find; only the last one may be empty. */
  async run({ listing, viewerId, position, limit }: ListingQuery): Promise<ListingOutcome> {
    let offset = position === null ? 0 : Number(position);
    if (!Number.isSafeInteger(offset) || offset < 0) return { kind: 'bad_position' };
    if (!(await this.#hasTopic(listing.topic, viewerId))) return { kind: 'not_found' };
    const { search, pins } = this.#deps.store;
    let found: readonly PinId[] = [];
    let isLast = false;
    while (found.length === 0 && !isLast) {
      const answer = await this.#ask({ ...listing, offset, limit });
      found = await search.findable(answer.pins, viewerId);
      offset += answer.pins.length;
      isLast = answer.pins.length === 0 || offset >= answer.total;
    }
    const items = (await pins.views(found, viewerId)).map(withoutReason);
    return { kind: 'page', items, next: isLast ? null : String(offset) };
  }

  /** What is known of the list, over all that anybody may see. */
  async facts(listing: Listing, viewerId: ViewerId): Promise<ListingFactsOutcome> {
    const { pins: _, topics: largest, ...facts } = await this.#ask({ ...listing, offset: 0, limit: 0 });
    const counts = new Map(largest.slice(0, TOPICS_MAX).map(({ topic, pinCount }) => [topic, pinCount]));
    const asked = listing.topic === null ? [] : [listing.topic];
    const views = await this.#deps.store.topics.views([...new Set([...asked, ...counts.keys()])], viewerId);
    const listed = views.map((view) => ({ view, pinCount: counts.get(view.topic.id) ?? facts.unfiltered }));
    const topic = listed.find(({ view }) => view.topic.id === listing.topic) ?? null;
    if (listing.topic !== null && topic === null) return { kind: 'not_found' };
    const topics = listed.filter(({ view }) => counts.has(view.topic.id));
    return { kind: 'facts', facts: { ...facts, topic, topics } };
  }

  /** The kinds that have enough pins for a page. */
  async areas(): Promise<readonly ListingArea[]> {
    const [videos, products] = await Promise.all(
      (['video', 'product'] as const).map((kind) =>
        this.#ask({ ...WHOLE_LISTING, kind, offset: 0, limit: 0 }),
      ),
    );
    const areas: readonly ListingArea[] = [
      { kind: 'videos', count: videos!.total },
      { kind: 'products', count: products!.total },
    ];
    return areas.filter(({ kind, count }) => hasListingPage(kind, count));
  }

  async #ask(question: ListingQuestion): Promise<ListingAnswer> {
    return (await this.#deps.index.ask('list', question)) ?? NOTHING;
  }

  async #hasTopic(topic: TopicId | null, viewerId: ViewerId): Promise<boolean> {
    return topic === null || (await this.#deps.store.topics.views([topic], viewerId)).length > 0;
  }
}
