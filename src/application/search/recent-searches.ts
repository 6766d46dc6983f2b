import {
  recentQueries,
  withCompletedSearch,
  type CompletedSearch,
} from '../../domain/visits/completed-search.ts';
import type { SearchGateway } from '../ports/search/search-gateway.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import { isObject } from '../stored-object.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const KEY = 'pinakes:completed-searches' satisfies NameIn<'session'>;

type RecentSearchesDeps = {
  readonly search: Pick<SearchGateway, 'recentQueries' | 'forgetQuery'>;
  /** For this window, as long as it is open. */
  readonly storage: KeyValueStorage;
};

/**
 * What a person has searched for. The server knows it of members; of visitors it is in their browser, as long as the
 * window is open.
 */
export class RecentSearches {
  readonly #deps: RecentSearchesDeps;
  constructor(deps: RecentSearchesDeps) {
    this.#deps = deps;
  }

  /** The queries, the newest first. @throws {ServiceError} */
  async list(isMember: boolean): Promise<readonly string[]> {
    return isMember ? this.#deps.search.recentQueries() : recentQueries(this.#read());
  }

  /** Keeps a visitor's completed search. */
  add(search: CompletedSearch): void {
    this.#write(withCompletedSearch(this.#read(), search));
  }

  /** Removes a query, or all of them: null. @throws {ServiceError} */
  async forget(query: string | null, isMember: boolean): Promise<void> {
    if (isMember) await this.#deps.search.forgetQuery(query);
    else this.#write(query === null ? [] : this.#read().filter((search) => search.query !== query));
  }

  #read(): readonly CompletedSearch[] {
    try {
      const stored: unknown = JSON.parse(this.#deps.storage.get(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isCompletedSearch) : [];
    } catch {
      return [];
    }
  }

  #write(searches: readonly CompletedSearch[]): void {
    this.#deps.storage.set(KEY, JSON.stringify(searches));
  }
}

function isCompletedSearch(value: unknown): value is CompletedSearch {
  return isObject(value) && typeof value.query === 'string' && value.query !== '';
}
