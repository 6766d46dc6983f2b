import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { FeedReader, RankedPin } from '../ports/pins/feeds.ts';
import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { EMPTY_SLICE, type FeedSlice } from './feed-item.ts';
import { formatHomePosition, parseHomePosition, type HomePosition } from './feed-positions.ts';
import { feedReason } from './feed-reason.ts';

type HomeFeedDeps = { readonly store: Pick<StoreReader, 'feeds' | 'pins'> };

export type HomeFeedQuery = {
  readonly viewerId: ViewerId;
  /** What the page before gave as `next`; null is the first page. */
  readonly position: string | null;
  readonly limit: number;
};

/** A pin with the part of the feed that it comes from. */
type Placed = RankedPin & { readonly part: HomePosition['part']; readonly shown: PinId };

/**
 * The home feed: what is recent and popular; before that, for members, what they and the people and boards they
 * follow have pinned. Each picture comes once. Its first page fixes up to which pin it reaches, so that later pages do not shift.
 */
export class HomeFeed {
  readonly #deps: HomeFeedDeps;

  constructor(deps: HomeFeedDeps) {
    this.#deps = deps;
  }

  /** Undefined: the position is none of this viewer's feed. */
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

  /** Null when there is no pin at all. */
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

/** Reads on where pictures repeat, until there are enough or the part has ended. */
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
