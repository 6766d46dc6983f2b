import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { FeedReader, RankedPin } from '../ports/pins/feeds.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { EMPTY_SLICE, type FeedSlice } from './feed-item.ts';
import { formatHomePosition, parseHomePosition, type HomePosition } from './internal/feed-positions.ts';
import { feedReason } from './internal/feed-reason.ts';

type HomeFeedDeps = { readonly store: Pick<StoreReader, 'feeds' | 'pins'> };

export type HomeFeedQuery = {
  readonly viewerId: ViewerId;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
};

/** A pin with its part of the feed. */
type Placed = RankedPin & { readonly part: HomePosition['part']; readonly shown: PinId };

/**
 * The home feed: recent and popular pins. For members, pins of their own, and of the people and boards they follow,
 * come first. Each picture appears once. The first page fixes the newest pin of the snapshot, so that later pages do
 * not shift.
 */
export class HomeFeed {
  readonly #deps: HomeFeedDeps;

  constructor(deps: HomeFeedDeps) {
    this.#deps = deps;
  }

  /** Undefined: the cursor does not belong to this viewer's feed. */
  async run({ viewerId, position, limit }: HomeFeedQuery): Promise<FeedSlice | undefined> {
    const start = position === null ? await this.#beginning(viewerId) : parseHomePosition(position);
    if (start === undefined) return undefined;
    if (start === null) return EMPTY_SLICE;
    if (start.viewerId !== viewerId) return undefined;

    const found = await this.#placed(viewerId, start, limit + 1);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const views = await this.#deps.store.pins.views(
      page.map(({ shown }) => shown),
      viewerId,
    );
    return {
      items: views.map((pin) => ({ pin, reason: viewerId === null ? null : feedReason(pin) })),
      next:
        found.length > limit && last !== undefined
          ? formatHomePosition({ ...start, part: last.part, after: last })
          : null,
    };
  }

  /** Null when the store has no pins. */
  async #beginning(viewerId: ViewerId): Promise<HomePosition | null> {
    const newestId = await this.#deps.store.feeds.newestPinId();
    if (newestId === null) return null;
    return { viewerId, part: viewerId === null ? 'popular' : 'followed', newestId, after: null };
  }

  async #placed(viewerId: ViewerId, start: HomePosition, limit: number): Promise<readonly Placed[]> {
    const { feeds } = this.#deps.store;
    if (viewerId === null || start.part === 'popular') return popular(feeds, viewerId, start, limit);
    const followed = await followedPart(feeds, viewerId, start, limit);
    const rest = limit - followed.length;
    if (rest === 0) return followed;
    return [...followed, ...(await popular(feeds, viewerId, { ...start, after: null }, rest))];
  }
}

/** Skips repeated pictures until there are enough pins or the part ends. */
async function followedPart(
  feeds: FeedReader,
  viewer: UserId,
  { newestId, after }: HomePosition,
  limit: number,
): Promise<readonly Placed[]> {
  const found: Placed[] = [];
  for (let last = after?.id ?? null; ;) {
    const pins = await feeds.ownAndFollowed({ viewer, newestId, after: last, limit });
    for (const { id, isRepeat } of pins)
      if (!isRepeat && found.length < limit) found.push({ id, rank: 0, part: 'followed', shown: id });
    last = pins.at(-1)?.id ?? null;
    if (found.length === limit || pins.length < limit) return found;
  }
}

async function popular(
  feeds: FeedReader,
  viewer: ViewerId,
  { newestId, after }: HomePosition,
  limit: number,
): Promise<readonly Placed[]> {
  const exceptOwnAndFollowed = viewer !== null;
  const pins = await feeds.recentPopular({ viewer, exceptOwnAndFollowed, newestId, after, limit });
  return pins.map((pin) => ({ ...pin, part: 'popular' }));
}
