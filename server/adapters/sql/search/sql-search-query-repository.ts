import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  SearchedQuery,
  SearchQueryRepository,
} from '../../../application/ports/people/search-queries.ts';
import { caseKey, keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement. */
export class SqlSearchQueryRepository implements SearchQueryRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async ofUser(userId: UserId, limit: number): Promise<readonly SearchedQuery[]> {
    const rows = await this.#context.db
      .selectFrom('search_queries')
      .select(['query', 'searched_at'])
      .where('user_id', '=', keyOf(userId))
      .orderBy('searched_at', 'desc')
      .orderBy('query_key')
      .limit(limit)
      .execute();
    return rows.map(({ query, searched_at }) => ({ query, time: searched_at }));
  }

  async frequent({ people, limit }: { readonly people: number; readonly limit: number }) {
    const rows = await this.#context.db
      .selectFrom('search_queries')
      .select((eb) => ['query_key', eb.fn.countAll<number>().as('people')])
      .groupBy('query_key')
      .having((eb) => eb(eb.fn.countAll<number>(), '>=', people))
      .orderBy('people', 'desc')
      .orderBy('query_key')
      .limit(limit)
      .execute();
    return rows.map(({ query_key }) => query_key);
  }

  async note(userId: UserId, { query, time }: SearchedQuery): Promise<void> {
    const values = { query, searched_at: time };
    await this.#context.db
      .insertInto('search_queries')
      .values({ user_id: storableKey(userId), query_key: caseKey(query), ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'query_key']).doUpdateSet(values))
      .execute();
  }

  async remove(userId: UserId, query: string): Promise<void> {
    await this.#context.db
      .deleteFrom('search_queries')
      .where('user_id', '=', keyOf(userId))
      .where('query_key', '=', caseKey(query))
      .execute();
  }

  async removeAllOf(userId: UserId): Promise<void> {
    await this.#context.db.deleteFrom('search_queries').where('user_id', '=', keyOf(userId)).execute();
  }

  async removeBefore(time: number): Promise<void> {
    await this.#context.db.deleteFrom('search_queries').where('searched_at', '<', time).execute();
  }
}
