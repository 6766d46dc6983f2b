import type { PinId } from '../../../src/domain/ids/ids.ts';
import { EXPLORE_LISTS, listsToShow, type ExploreList } from '../../../src/domain/topics/explore-lists.ts';
import { hasTopicPage } from '../../../src/domain/topics/topic-pages.ts';
import { EMPTY_SLICE, withoutReason, type FeedSlice } from './feed-item.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ListTopics, TopicPreview } from '../topics/list-topics.ts';
import type { PublicActivity, ReadPublicActivity } from '../topics/public-activity.ts';

type ReadExploreDeps = {
  readonly store: Pick<StoreReader, 'topics' | 'pins' | 'search'>;
  readonly activity: ReadPublicActivity;
  readonly listTopics: ListTopics;
};

export type Explore = {
  readonly risingTopics: readonly TopicPreview[];
  readonly lists: readonly ExploreList[];
};

const MOST_TOPICS = 6;

/** What goes on, as one viewer may see it. */
export class ReadExplore {
  readonly #deps: ReadExploreDeps;

  constructor(deps: ReadExploreDeps) {
    this.#deps = deps;
  }

  /** Topics that rise, and the lists that have something to show. Empty while the index is being built. */
  async overview(viewerId: ViewerId): Promise<Explore> {
    const activity = await this.#deps.activity.run();
    if (activity === null) return { risingTopics: [], lists: [] };
    const risingTopics = await this.#topics(activity, viewerId);
    const ids = new Set(EXPLORE_LISTS.flatMap((list) => idsOf(activity, list)));
    const visible = new Set(await this.#deps.store.search.findable([...ids], viewerId));
    const sizeOf = (list: ExploreList) => idsOf(activity, list).filter((id) => visible.has(id)).length;
    return { risingTopics, lists: listsToShow(sizeOf, risingTopics.length > 0) };
  }

  /** A page of a list. `position` is `next` of the page before; undefined when it is none. */
  async list(
    list: ExploreList,
    { viewerId, position, limit }: { viewerId: ViewerId; position: string | null; limit: number },
  ): Promise<FeedSlice | undefined> {
    const skip = position === null ? 0 : Number(position);
    if (!Number.isSafeInteger(skip) || skip < 0) return undefined;
    const activity = await this.#deps.activity.run();
    if (activity === null) return EMPTY_SLICE;
    const all = idsOf(activity, list);
    const ids = all.slice(skip, skip + limit);
    const { search, pins } = this.#deps.store;
    const views = await pins.views(await search.findable(ids, viewerId), viewerId);
    return { items: views.map(withoutReason), next: skip + limit < all.length ? String(skip + limit) : null };
  }

  /** A topic rises with those below it: only the lowest ones are named. */
  async #topics({ risingTopics }: PublicActivity, viewerId: ViewerId): Promise<readonly TopicPreview[]> {
    const { store, listTopics } = this.#deps;
    const views = await store.topics.views(
      risingTopics.map(({ term }) => term),
      viewerId,
    );
    const above = new Set(views.map(({ topic }) => topic.parentId));
    const lowest = views.filter(({ topic }) => !above.has(topic.id));
    return (await listTopics.describe(lowest, viewerId)).filter(hasTopicPage).slice(0, MOST_TOPICS);
  }
}

function idsOf(activity: PublicActivity, list: ExploreList): readonly PinId[] {
  switch (list) {
    case 'rising':
      return activity.risingPins.map(({ term }) => term);
    case 'new-this-week':
      return activity.newThisWeek;
    case 'most-saved':
      return activity.mostSavedThisMonth;
    case 'on-this-day':
      return activity.onThisDay;
  }
}
