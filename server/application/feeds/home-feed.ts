import type { HomeMode } from '../../../src/domain/feeds/home-mode.ts';
import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { pinsWithAds, type AdPlacer } from '../promotions/page-ads.ts';
import { EMPTY_SLICE, itemsWithAds, withoutReason, type FeedSlice } from './feed-item.ts';
import { formatHomePosition, parseHomePosition, type HomePosition } from './internal/feed-positions.ts';
import { feedReason } from './internal/feed-reason.ts';
import type { HomeItem } from './internal/home/home-item.ts';
import { followedTopicPins } from './internal/home/followed-topic-pins.ts';
import { HomeLists } from './internal/home/home-lists.ts';
import { homeFeedItem } from './internal/home/home-reason.ts';

type HomeFeedDeps = {
  readonly store: Pick<StoreReader, 'feeds' | 'pins' | 'home' | 'follows'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
  readonly clock: Clock;
};

export type HomeFeedQuery = {
  readonly viewerId: ViewerId;
  /** Visitors have one feed. */
  readonly mode: HomeMode;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  /** When the first page was read, ms since the epoch. */
  readonly startedAt: number;
  readonly limit: number;
  /** Absent or null: without ads. */
  readonly ads?: AdPlacer | null;
};

type Page = Pick<HomeFeedQuery, 'startedAt' | 'limit' | 'ads'>;
type Start<Kind extends HomePosition['kind']> = Extract<HomePosition, { readonly kind: Kind }>;

/**
 * The home feed. For members it is a list of what they follow and of recommendations, which stays the same for its
 * reader while it is read; who may see a pin is decided anew for every page. For visitors it has recent popular pins.
 * Each picture appears once.
 */
export class HomeFeed {
  readonly #deps: HomeFeedDeps;
  readonly #lists: HomeLists;

  constructor(deps: HomeFeedDeps) {
    this.#deps = deps;
    this.#lists = new HomeLists(deps);
  }

  /** Undefined: the cursor does not belong to this viewer's feed. */
  async run({ viewerId, mode, position, ...page }: HomeFeedQuery): Promise<FeedSlice | undefined> {
    const start = position === null ? await this.#beginning(viewerId, mode) : parseHomePosition(position);
    if (start === null) return EMPTY_SLICE;
    if (start === undefined) return undefined;
    if (start.kind === 'visitor') return viewerId === null ? this.#popular(start, page) : undefined;
    if (start.viewerId !== viewerId) return undefined;
    if (start.kind === 'following') return this.#following(start, page);
    const list = { viewerId: start.viewerId, startedAt: page.startedAt };
    if (position === null) this.#lists.forget(list);
    return this.#forYou(start, page);
  }

  /** The newest pins of what the viewer follows, newer than this one; without own ones and those that they have seen. */
  async newerThan(pinId: PinId, viewerId: UserId, limit: number): Promise<FeedSlice> {
    const { feeds, home, pins } = this.#deps.store;
    const newest = await feeds.ownAndFollowed({
      viewer: viewerId,
      withoutOwn: true,
      ...{ newestId: null, after: null, limit },
    });
    const ids = newest.map(({ id }) => id).filter((id) => Number(id) > Number(pinId));
    const unseen = (await home.pins(ids, viewerId)).filter(({ seenAt }) => seenAt === null);
    if (unseen.length === 0) return EMPTY_SLICE;
    const views = await pins.views(
      unseen.map(({ id }) => id),
      viewerId,
    );
    return { items: views.map((pin) => ({ pin, reason: feedReason(pin) })), next: null };
  }

  /** Null when the store has no pins. */
  async #beginning(viewerId: ViewerId, mode: HomeMode): Promise<HomePosition | null> {
    if (viewerId !== null) {
      return mode === 'following'
        ? { kind: 'following', viewerId, after: null }
        : { kind: 'for-you', viewerId, offset: 0 };
    }
    const newestId = await this.#deps.store.feeds.newestPinId();
    return newestId === null ? null : { kind: 'visitor', newestId, after: null };
  }

  async #popular(start: Start<'visitor'>, { limit, ads }: Page): Promise<FeedSlice> {
    const { feeds, pins } = this.#deps.store;
    const { newestId, after } = start;
    const found = await feeds.recentPopular({
      viewer: null,
      exceptOwnAndFollowed: false,
      ...{ newestId, after, limit: limit + 1 },
    });
    const page = found.slice(0, limit);
    const ids = page.map(({ shown }) => shown);
    const { views, ...placed } = await pinsWithAds(pins, ids, null, ads);
    const last = page.at(-1);
    return {
      items: itemsWithAds(views.map(withoutReason), placed),
      next: found.length > limit && last ? formatHomePosition({ ...start, after: last }) : null,
    };
  }

  /**
   * Pins of followed people, boards and topics by their age alone. Skips repeated pictures until there are enough pins
   * or the end; a page shows a save and the pin of a topic with the same picture once.
   */
  async #following(start: Start<'following'>, { limit, ads }: Page): Promise<FeedSlice> {
    const { feeds, pins } = this.#deps.store;
    const { viewerId } = start;
    const found: PinId[] = [];
    for (let { after } = start; found.length <= limit;) {
      const some = await feeds.ownAndFollowed({
        viewer: viewerId,
        withoutOwn: true,
        ...{ newestId: null, after, limit: limit + 1 },
      });
      found.push(...some.filter(({ isRepeat }) => !isRepeat).map(({ id }) => id));
      after = some.at(-1)?.id ?? null;
      if (some.length <= limit) break;
    }
    const ofTopics = await followedTopicPins(this.#deps, viewerId, { after: start.after, limit: limit + 1 });
    const all = [...new Set([...found, ...ofTopics.keys()])].sort(newestFirst);
    const page = all.slice(0, limit);
    const last = page.at(-1);
    const { views, ...placed } = await pinsWithAds(pins, page, viewerId, ads);
    const items = firstOfPictures(views).map((pin) => {
      const topic = ofTopics.get(pin.pin.id);
      return homeFeedItem(pin, topic === undefined ? { kind: 'followed' } : { kind: 'topic', topic });
    });
    return {
      items: itemsWithAds(items, placed),
      next: all.length > limit && last ? formatHomePosition({ ...start, after: last }) : null,
    };
  }

  async #forYou(start: Start<'for-you'>, page: Page): Promise<FeedSlice> {
    const { viewerId } = start;
    const { limit, startedAt, ads } = page;
    const found: { readonly item: HomeItem; readonly offset: number }[] = [];
    for (let { offset } = start; found.length <= limit;) {
      const items = await this.#lists.upTo(offset + limit + 1, limit, { viewerId, startedAt });
      const some = items.slice(offset, offset + limit + 1 - found.length);
      if (some.length === 0) break;
      const isFresh = offset === 0;
      const visible = isFresh ? some : await this.#visible(some, viewerId);
      for (const item of visible) found.push({ item, offset: offset + some.indexOf(item) });
      offset += some.length;
    }
    const shown = found.slice(0, limit);
    const ids = shown.map(({ item }) => item.id);
    const { views, ...placed } = await pinsWithAds(this.#deps.store.pins, ids, viewerId, ads);
    const now = this.#deps.clock.now();
    const reasons = new Map(shown.map(({ item }) => [item.id, item.reason]));
    const next = found[limit];
    const items = views
      .filter((view) => canSeePin(view, viewerId, now))
      .map((pin) => homeFeedItem(pin, reasons.get(pin.pin.id) ?? { kind: 'followed' }));
    return {
      items: itemsWithAds(items, placed),
      next: next === undefined ? null : formatHomePosition({ ...start, offset: next.offset }),
    };
  }

  /** Those that may still be shown. */
  async #visible(items: readonly HomeItem[], viewerId: UserId): Promise<readonly HomeItem[]> {
    const pins = await this.#deps.store.home.pins(
      items.map(({ id }) => id),
      viewerId,
    );
    const known = new Map(pins.map((pin) => [pin.id, pin]));
    return items.filter(({ id, reason }) => {
      const pin = known.get(id);
      return reason.kind === 'followed' ? pin?.isWanted : pin?.isRecommendable;
    });
  }
}

/** Ids grow. */
function newestFirst(one: PinId, other: PinId): number {
  return Number(other) - Number(one);
}

function firstOfPictures(views: readonly PinView[]): readonly PinView[] {
  const pictures = new Set<string>();
  return views.filter(({ picture: { signature } }) => {
    if (pictures.has(signature)) return false;
    pictures.add(signature);
    return true;
  });
}
