/** A search that a visitor has completed; kept in the browser only. */
export interface CompletedSearch {
  readonly query: string;
  /** The origin of the query. */
  readonly rs: string;
  readonly scope: string;
  /** The guides at the end of the query, separated by commas. */
  readonly rg: string;
  /** Milliseconds since the epoch. */
  readonly ts: number;
}

const MAX_ENTRIES = 10;

/** Adds a search, the newest last. Nothing changes when it is the one that was added last. */
export function withCompletedSearch(
  searches: readonly CompletedSearch[],
  search: CompletedSearch,
): readonly CompletedSearch[] {
  const last = searches.at(-1);
  const isSame = last?.query === search.query && last.scope === search.scope;
  return isSame ? searches : [...searches, search].slice(-MAX_ENTRIES);
}

/** The queries, the newest first and each once. */
export function recentQueries(searches: readonly CompletedSearch[]): readonly string[] {
  return [...new Set(searches.map(({ query }) => query).reverse())];
}
