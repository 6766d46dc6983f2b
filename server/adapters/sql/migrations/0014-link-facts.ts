import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Facts of linked pages. */
export const linkFacts = {
  name: '0014-link-facts',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('link_facts')
      .addColumn('link_key', 'text', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('facts', 'text')
      .addColumn('etag', 'text')
      .addColumn('last_modified', 'text')
      .addColumn('succeeded_at', integer)
      .addColumn('failures', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pins_link').on('pins').column('link_key').execute();
  },
};
