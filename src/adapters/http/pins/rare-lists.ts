import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import type { Listing } from '../../../domain/listings/listing.ts';
import { looksOptions } from '../search/looks-options.ts';
import { searchOptions } from '../search/search-options.ts';
import type { ResourceClient } from '../client/resource-client.ts';
import { listedProducts } from './listing-options.ts';
import type { PageOptions } from './http-feed-gateway.ts';

/** These lists are rows. */
const EXPLORE_PAGE = 12;

/** The lists that no first page shows by itself: their calls are not part of the first script. */
export type RareSource = Exclude<
  FeedSource,
  { kind: 'home' | 'board' | 'section' | 'user-pins' | 'related' }
>;

/** Asks for a page of a list. */
export function rareList(calls: ResourceClient, source: RareSource, page: PageOptions) {
  switch (source.kind) {
    case 'search':
      return calls.get('Search', { ...searchOptions(source.search), ...page });
    case 'visual':
    case 'color':
      return calls.get('VisualLiveSearch', { ...looksOptions(source), ...page });
    case 'created':
      return calls.get('UserActivityPins', { username: source.username, ...page });
    case 'related-products':
      return calls.get('RelatedProducts', { pin: source.pinId, ...page });
    case 'board-ideas':
      return calls.get('BoardContentRecommendation', { id: source.boardId, ...page });
    case 'explore':
      return calls.get('ExploreSectionFeed', { url_name: source.list, page_size: EXPLORE_PAGE, ...page });
    case 'topic':
      return calls.get('TopicFeed', { interest_id: source.topicId, ...page });
    case 'article':
      return calls.get('TodayArticle', { article_id: source.articleId, ...page });
    case 'listing':
      return listing(calls, source.listing, page);
  }
}

function listing(calls: ResourceClient, listing: Listing, page: PageOptions) {
  switch (listing.kind) {
    case 'videos':
      return calls.get('VideoFeed', { category_id: listing.topicId, ...page });
    case 'products':
      return calls.get('ShoppingFeed', { ...listedProducts(listing), ...page });
    case 'domain':
      return calls.get('DomainFeed', { domain: listing.domain, ...page });
  }
}
