import type { Language } from '../../../src/domain/messages/language.ts';
import type { SearchScope } from '../../../src/domain/search/search-choices.ts';
import type { SearchFilters } from '../ports/discovery/text-search.ts';
import type { AdPlacer } from '../promotions/page-ads.ts';
import type { ViewerId } from '../ports/pins/views.ts';

export type SearchQuery = {
  readonly text: string;
  readonly scope: Exclude<SearchScope, 'users'>;
  readonly filters: SearchFilters;
  /** False: searches for the words as they are written. */
  readonly mayCorrect: boolean;
  readonly viewerId: ViewerId;
  /** The reader's. */
  readonly language: Language;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
  /** When the first page was read, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Absent or null: without ads. */
  readonly ads?: AdPlacer | null;
};
