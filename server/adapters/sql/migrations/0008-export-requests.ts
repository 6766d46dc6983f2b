import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Times of export requests, for their rate limit. */
export const exportRequests = {
  name: '0008-export-requests',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('export_requests')
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('requested_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('export_requests_user')
      .on('export_requests')
      .columns(['user_id', 'requested_at'])
      .execute();
  },
};
