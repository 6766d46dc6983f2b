import type { SearchAge, SearchKind, SearchScope } from '../../../src/domain/search/search-choices.ts';
import type { ViewerId } from '../ports/pins/views.ts';

/** What a search for pins is limited to; null: not limited. */
export type SearchFilters = {
  readonly kind: SearchKind | null;
  /** The key of a colour group. */
  readonly color: string | null;
  /** In units of the currency; the maximum does not belong to the range. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly currency: string | null;
  readonly domain: string | null;
  readonly since: SearchAge | null;
  readonly followed: boolean;
};

export type SearchQuery = {
  readonly text: string;
  readonly scope: Exclude<SearchScope, 'users'>;
  readonly filters: SearchFilters;
  /** False: searches for the words as they are written. */
  readonly mayCorrect: boolean;
  readonly viewerId: ViewerId;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
  /** When the first page was read, in milliseconds since the epoch. */
  readonly startedAt: number;
};
