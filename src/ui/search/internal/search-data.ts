import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { SearchFacts } from '../../../domain/search/search-facts.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { feedName } from '../../base/stores/feed-store.ts';

/** The name of the viewer's recent searches, as far as a page shows them. */
export const RECENT_SEARCHES: PageDataKey<readonly string[]> = 'recent-searches';

/** The name of the facts of a search for pins. */
export function factsKey(search: PinSearch): PageDataKey<SearchFacts> {
  return feedName({ kind: 'search', search });
}

/** The name of the list of boards or people that a query finds; no username contains a slash. */
export function foundListName(query: string): string {
  return `search/${query}`;
}
