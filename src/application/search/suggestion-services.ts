import type { SearchGateway } from '../ports/search/search-gateway.ts';
import type { RecentSearches } from './recent-searches.ts';

/** What the search field suggests. */
export type SuggestionServices = {
  readonly search: Pick<SearchGateway, 'suggest'>;
  readonly recents: RecentSearches;
  /** Resolves after this number of milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** Imports it on first use. @throws {ServiceError} when the import fails */
export type OpenSuggestions = () => Promise<SuggestionServices>;
