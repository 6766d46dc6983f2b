/** Pages of which there are too many for one list. */
export type SitemapKind = 'pins' | 'boards' | 'users';

/** What the address of a page is made of. */
export type SitemapPage =
  | { readonly kind: 'pins'; readonly id: string; readonly title: string }
  | { readonly kind: 'boards'; readonly id: string; readonly username: string; readonly slug: string }
  | { readonly kind: 'users'; readonly id: string; readonly username: string };

/**
 * Pages for search engines, by id: listed pins, listed boards, and people who are active. Whose profile must not be
 * indexed is left out with all of their boards and pins, and so are pins without texts.
 */
export interface SitemapReader {
  /** At most `limit` pages behind the id `after`; null begins with the smallest id. */
  pagesAfter(kind: SitemapKind, after: string | null, limit: number): Promise<readonly SitemapPage[]>;
  /** The id of the page at this distance behind the id `after`: 1 is the next one. Undefined behind the last one. */
  idAtDistance(kind: SitemapKind, after: string | null, distance: number): Promise<string | undefined>;
}
