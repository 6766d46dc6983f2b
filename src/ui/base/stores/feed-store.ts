import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import type { LoadFeedPage } from '../../../application/feeds/load-feed-page.ts';
import { parseBoardPinSort } from '../../../domain/boards/board-pin-sort.ts';
import type { Listing } from '../../../domain/listings/listing.ts';
import type { PinSearch, SearchColor } from '../../../domain/search/pin-search.ts';
import { toBoardId, toPinId, toSectionId, toTopicId } from '../../../domain/ids/ids.ts';
import { parsePinFilter } from '../../../domain/surfaces/profile-view.ts';
import type { ExploreList } from '../../../domain/topics/explore-lists.ts';
import { Feed } from './feed.ts';
import type { PinStore } from './pin-store.ts';

/** The feeds of this visit, kept so that Back restores them unchanged. */
export class FeedStore {
  /** The feeds on the screen. */
  readonly shown = new Set<Feed>();
  readonly #feeds = new Map<string, Feed>();
  readonly #outdated = new Set<string>();
  readonly #loadFeedPage: LoadFeedPage;
  readonly #pins: PinStore;

  constructor(loadFeedPage: LoadFeedPage, pins: PinStore) {
    this.#loadFeedPage = loadFeedPage;
    this.#pins = pins;
  }

  /** The feed of this source, created on first use. */
  open(source: FeedSource): Feed {
    const name = feedName(source);
    const known = this.#feeds.get(name);
    if (known !== undefined) return known;
    const feed = new Feed(source, this.#loadFeedPage, this.#pins);
    this.#feeds.set(name, feed);
    return feed;
  }

  /** The feed of this name; undefined when there is none. */
  openByName(name: string): Feed | undefined {
    const source = feedSource(name);
    return source === undefined ? undefined : this.open(source);
  }

  /** All feeds by name, for the page's state. */
  entries(): Iterable<readonly [string, Feed]> {
    return this.#feeds;
  }

  /**
   * Lets a feed reload when the user next navigates to its page. The feed on the screen, or on a page reached by Back,
   * stays.
   */
  outdate(source: FeedSource): void {
    this.#outdated.add(feedName(source));
  }

  /** Lets the home feeds reload when they are opened next. */
  outdateHome(): void {
    this.outdate({ kind: 'home' });
    this.outdate({ kind: 'home', following: true });
  }

  /** The feed for a navigation to its page. */
  openAnew(source: FeedSource): Feed {
    const name = feedName(source);
    if (this.#outdated.delete(name)) this.#feeds.delete(name);
    return this.open(source);
  }

  /** Lets every feed except `kept` reload when it is next opened, because pins were added to some of them. */
  forget(kept?: Feed): void {
    for (const [name, feed] of this.#feeds) if (feed !== kept) this.#feeds.delete(name);
  }
}

/** The name of a feed, the same on the server and in the browser. */
export function feedName(source: FeedSource): string {
  switch (source.kind) {
    case 'home':
      return source.following === true ? 'homefeed:following' : 'homefeed';
    case 'board':
      return named('boardfeed', source.boardId, source.sort);
    case 'search':
      return `search:${JSON.stringify(source.search)}`;
    case 'section':
      return `board-section-pins:${source.sectionId}`;
    case 'user-pins':
      return named('userPins', source.username.toLowerCase(), source.filter);
    case 'visual':
      return `visual${source.productsOnly ? '-products' : ''}:${source.pinId}:${Object.values(source.crop).join()}`;
    case 'color':
      return `color:${source.color}`;
    case 'created':
      return `createdPins:${source.username.toLowerCase()}`;
    case 'related':
      return `relatedPins:${source.pinId}:${source.isProductPage ? 'product' : ''}:${source.query ?? ''}`;
    case 'related-products':
      return `relatedProducts:${source.pinId}`;
    case 'board-ideas':
      return `boardIdeas:${source.boardId}`;
    case 'explore':
      return `explore:${source.list}`;
    case 'topic':
      return `topicPins:${source.topicId}`;
    case 'article':
      return `article:${source.articleId}`;
    case 'listing':
      return `listing:${JSON.stringify(source.listing)}`;
  }
}

function named(kind: string, of: string, how: string | undefined): string {
  return how === undefined ? `${kind}:${of}` : `${kind}:${of}:${how}`;
}

/** The source of a feed of this name; undefined for other lists. */
function feedSource(name: string): FeedSource | undefined {
  const [kind, of = '', how, ...rest] = name.split(':');
  switch (kind) {
    case 'search':
      return { kind, search: JSON.parse(name.slice(kind.length + 1)) as PinSearch };
    case 'listing':
      return { kind, listing: JSON.parse(name.slice(kind.length + 1)) as Listing };
    case 'homefeed':
      return { kind: 'home', ...(of === '' ? {} : { following: true }) };
    case 'boardfeed':
      return {
        kind: 'board',
        boardId: toBoardId(of),
        ...(how === undefined ? {} : { sort: parseBoardPinSort(how) }),
      };
    case 'board-section-pins':
      return { kind: 'section', sectionId: toSectionId(of) };
    case 'userPins':
      return {
        kind: 'user-pins',
        username: of,
        ...(how === undefined ? {} : { filter: parsePinFilter(how) }),
      };
    case 'visual':
    case 'visual-products': {
      const [x = 0, y = 0, w = 1, h = 1] = how?.split(',').map(Number) ?? [];
      return { kind: 'visual', pinId: toPinId(of), crop: { x, y, w, h }, productsOnly: kind !== 'visual' };
    }
    case 'color':
      return { kind, color: of as SearchColor };
    case 'createdPins':
      return { kind: 'created', username: of };
    case 'relatedPins':
      return {
        kind: 'related',
        pinId: toPinId(of),
        isProductPage: how === 'product',
        ...(rest.join(':') === '' ? {} : { query: rest.join(':') }),
      };
    case 'relatedProducts':
      return { kind: 'related-products', pinId: toPinId(of) };
    case 'boardIdeas':
      return { kind: 'board-ideas', boardId: toBoardId(of) };
    case 'article':
      return { kind, articleId: of };
    case 'explore':
      return { kind, list: of as ExploreList };
    case 'topicPins':
      return { kind: 'topic', topicId: toTopicId(of) };
    default:
      return undefined;
  }
}
