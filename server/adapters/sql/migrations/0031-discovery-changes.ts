import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** What has changed for search and recommendations, in the order of the changes. */
export const discoveryChanges = {
  name: '0031-discovery-changes',
  async up(db: Kysely<unknown>, { integer, counting }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('discovery_changes')
      .addColumn('id', counting, (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_id', integer, (column) => column.notNull())
      .execute();
  },
};
