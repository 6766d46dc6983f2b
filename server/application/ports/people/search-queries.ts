import type { UserId } from '../../../../src/domain/ids/ids.ts';

/** A query that a person has searched for; `time` of the last search, ms since the epoch. */
export type SearchedQuery = { readonly query: string; readonly time: number };

/** What people have searched for. Spellings that differ in case only are one query. */
export interface SearchQueryReader {
  /** A person's queries, newest first. */
  ofUser(userId: UserId, limit: number): Promise<readonly SearchedQuery[]>;
  /** Queries that at least this many people have searched for, the most frequent first. */
  frequent(options: { readonly people: number; readonly limit: number }): Promise<readonly string[]>;
}

export interface SearchQueryRepository extends SearchQueryReader {
  /** Notes a search; the same query again becomes the newest. */
  note(userId: UserId, searched: SearchedQuery): Promise<void>;
  /** Removes a query of a person. An unknown one is fine. */
  remove(userId: UserId, query: string): Promise<void>;
  removeAllOf(userId: UserId): Promise<void>;
  /** Removes queries whose last search was before `time`. */
  removeBefore(time: number): Promise<void>;
}
