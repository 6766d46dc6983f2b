import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** What several processes of one store share: their numbers, what they tell each other, and counts of uses. */
export const severalProcesses = {
  name: '0029-several-processes',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('processes')
      .addColumn('process_number', integer, (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('alive_until', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('announcements')
      .addColumn('topic', 'text', (column) => column.primaryKey().notNull())
      .addColumn('times', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('use_counts')
      .addColumn('use_key', 'text', (column) => column.notNull())
      .addColumn('started_at', integer, (column) => column.notNull())
      .addColumn('uses', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('use_counts_key', ['use_key', 'started_at'])
      .execute();
    await db.schema.createIndex('use_counts_by_end').on('use_counts').column('expires_at').execute();
  },
};
