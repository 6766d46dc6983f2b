import type { UserId } from '../../../src/domain/ids/ids.ts';
import { searchForm } from '../../../src/domain/search/search-form.ts';
import type { SearchedQuery } from '../ports/people/search-queries.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

/** Longer queries are not offered again. UTF-16 units. */
const LENGTH_MAX = 100;
const SHOWN_MAX = 20;
const KNOWN_MAX = 200;

/** A query is suggested to others when this many people have searched for it. */
const PEOPLE_MIN = 3;
const FREQUENT_MAX = 2_000;
const FREQUENT_FOR_MS = 600_000;

type RecentQueriesDeps = {
  readonly store: Pick<Store, 'searchQueries' | 'transaction'>;
  readonly clock: Clock;
};

/** What members have searched for: each of them sees the own queries; frequent ones are suggested to everybody. */
export class RecentQueries {
  readonly #deps: RecentQueriesDeps;
  #frequent: { readonly queries: readonly string[]; readonly at: number } | null = null;

  constructor(deps: RecentQueriesDeps) {
    this.#deps = deps;
  }

  /** Stores the query, unless it is too long to be offered again. */
  async note(userId: UserId, query: string): Promise<void> {
    if (query.length > LENGTH_MAX) return;
    const { store, clock } = this.#deps;
    const time = clock.now();
    await store.transaction((tx) => tx.searchQueries.note(userId, { query, time }));
  }

  /** The newest first. */
  list(userId: UserId): Promise<readonly SearchedQuery[]> {
    return this.#deps.store.searchQueries.ofUser(userId, SHOWN_MAX);
  }

  /** The user's queries that begin like this, the newest first. */
  async beginningWith(userId: UserId, beginning: string, limit: number): Promise<readonly string[]> {
    const own = await this.#deps.store.searchQueries.ofUser(userId, KNOWN_MAX);
    return startingWith(
      own.map(({ query }) => query),
      beginning,
      limit,
    );
  }

  /** Frequent queries of others that begin like this, the most frequent first; up to ten minutes old. */
  async frequentBeginningWith(beginning: string, limit: number): Promise<readonly string[]> {
    const now = this.#deps.clock.now();
    if (this.#frequent === null || now - this.#frequent.at > FREQUENT_FOR_MS) {
      const options = { people: PEOPLE_MIN, limit: FREQUENT_MAX };
      this.#frequent = { queries: await this.#deps.store.searchQueries.frequent(options), at: now };
    }
    return startingWith(this.#frequent.queries, beginning, limit);
  }

  /** Removes one query, or all of them. */
  async remove(userId: UserId, query: string | null): Promise<void> {
    await this.#deps.store.transaction((tx) =>
      query === null ? tx.searchQueries.removeAllOf(userId) : tx.searchQueries.remove(userId, query),
    );
  }
}

function startingWith(queries: readonly string[], beginning: string, limit: number): readonly string[] {
  const form = searchForm(beginning).trimStart();
  return queries.filter((query) => searchForm(query).startsWith(form)).slice(0, limit);
}
