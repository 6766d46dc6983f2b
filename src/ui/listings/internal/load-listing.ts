import type { FeedSource } from '../../../application/ports/pins/feed-gateway.ts';
import type { ListingFacts } from '../../../domain/listings/listing-facts.ts';
import { hasListingPage, type Listing } from '../../../domain/listings/listing.ts';
import { isIdText, toTopicId, type TopicId } from '../../../domain/ids/ids.ts';
import type { LoadContext, PageOutcome } from '../../base/navigation/page.ts';
import type { Stores } from '../../base/stores/stores.ts';
import { feedName } from '../../base/stores/feed-store.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { feedFailure } from '../../feeds/feed-failure.ts';

/** The name of the facts of a list. */
export function factsKey(listing: Listing): PageDataKey<ListingFacts> {
  return feedName(sourceOf(listing));
}

/** Reads the first page of a list and its facts; an outcome when there is no such list. */
export async function loadListing(
  listing: Listing,
  { services, stores }: LoadContext,
): Promise<{ readonly kind: 'loaded'; readonly facts: ListingFacts } | PageOutcome> {
  const { listings } = await services.openDiscovery();
  const feed = stores.feeds.openAnew(sourceOf(listing));
  const [facts] = await Promise.all([listings.facts(listing), feed.start()]);
  if (facts === undefined) return { kind: 'not-found' };
  stores.pageData.set(factsKey(listing), facts);
  return feedFailure(feed) ?? { kind: 'loaded', facts };
}

/** The topic of a page of a category; undefined for an address without a possible id. */
export function topicOf(categoryId: string | undefined): TopicId | null | undefined {
  if (categoryId === undefined) return null;
  return isIdText(categoryId) ? toTopicId(categoryId) : undefined;
}

/** Whether the list has a page, regardless of filters. */
export function isListed(kind: Listing['kind'], { unfilteredCount }: ListingFacts): boolean {
  return hasListingPage(kind, unfilteredCount);
}

/** What a page with a list has from the index. `listingOf`: undefined for an address without a possible list. */
export function listsOf<R>(listingOf: (route: R) => Listing | undefined) {
  return {
    isEmpty(route: R, stores: Stores): boolean {
      const listing = listingOf(route);
      return listing !== undefined && isEmptyListing(listing, stores);
    },
    feedOf(route: R): FeedSource | undefined {
      const listing = listingOf(route);
      return listing && sourceOf(listing);
    },
  };
}

/** Whether there is nothing to show of the list. */
function isEmptyListing(listing: Listing, { feeds, pageData }: Stores): boolean {
  const facts = pageData.find(factsKey(listing));
  return facts === undefined || !isListed(listing.kind, facts) || feeds.open(sourceOf(listing)).isEmpty;
}

/** The pins of a list. */
export function sourceOf(listing: Listing): FeedSource {
  return { kind: 'listing', listing };
}
