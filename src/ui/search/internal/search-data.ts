import { runInAction } from 'mobx';
import type { FoundPins } from '../../../application/ports/search/search-gateway.ts';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { SearchFacts } from '../../../domain/search/search-facts.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { feedName } from '../../base/stores/feed-store.ts';
import type { Stores } from '../../base/stores/stores.ts';

/** The name of the viewer's recent searches, as far as a page shows them. */
export const RECENT_SEARCHES: PageDataKey<readonly string[]> = 'recent-searches';

/** The name of the facts of a search for pins. */
export function factsKey(search: PinSearch): PageDataKey<SearchFacts> {
  return feedName({ kind: 'search', search });
}

/** The name of the first people whose name a search for pins is. */
export function namedPeopleKey(search: PinSearch): PageDataKey<readonly UserShort[]> {
  return `${feedName({ kind: 'search', search })}/people`;
}

/** Shows what a search for pins found besides the pins. */
export function showFoundBesidePins(
  { pageData }: Pick<Stores, 'pageData'>,
  search: PinSearch,
  { facts, people }: Pick<FoundPins, 'facts' | 'people'>,
): void {
  runInAction(() => {
    pageData.set(factsKey(search), facts);
    pageData.set(namedPeopleKey(search), people);
  });
}

/** The name of the list of boards or people that a query finds; no username contains a slash. */
export function foundListName(query: string): string {
  return `search/${query}`;
}
