import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Appeals against decisions; reports store the owner of the content, which may be gone later. */
export const appeals = {
  name: '0018-appeals',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .alterTable('reports')
      .addColumn('owner_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .execute();
    await db.schema
      .createIndex('reports_of_owner')
      .on('reports')
      .columns(['owner_id', 'object_type', 'object_id', 'state'])
      .execute();
    await db.schema
      .createTable('appeals')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_id', integer)
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('appeals_of_user')
      .on('appeals')
      .columns(['user_id', 'kind', 'object_id', 'id'])
      .execute();
  },
};
