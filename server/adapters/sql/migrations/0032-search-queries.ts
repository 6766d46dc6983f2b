import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** What members have searched for: their recent queries, and which queries are frequent. */
export const searchQueries = {
  name: '0032-search-queries',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('search_queries')
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('query_key', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('searched_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_queries_key', ['user_id', 'query_key'])
      .execute();
    await db.schema
      .createIndex('search_queries_of_user')
      .on('search_queries')
      .columns(['user_id', 'searched_at'])
      .execute();
    await db.schema
      .createIndex('search_queries_by_time')
      .on('search_queries')
      .column('searched_at')
      .execute();
  },
};
