import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * Events of people who agreed to it, in the batches in which they came: one row for each batch is small and written
 * fast. Beside them the ids of taken batches, the batches that wait for the operator's sink, and the counts by day that
 * stay when the events are removed.
 */
export const events = {
  name: '0046-events',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('event_batches')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('received_at', integer, (column) => column.notNull())
      .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('visitor', 'text')
      .addColumn('events', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('event_batches_by_day').on('event_batches').columns(['day', 'id']).execute();
    await db.schema
      .createIndex('event_batches_of_user')
      .on('event_batches')
      .columns(['user_id', 'id'])
      .execute();
    await db.schema.createIndex('event_batches_of_visitor').on('event_batches').column('visitor').execute();
    await db.schema
      .createTable('taken_batches')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('day', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('taken_batches_by_day').on('taken_batches').column('day').execute();
    await db.schema
      .createTable('queued_batches')
      .addColumn('batch_id', integer, (column) =>
        column.primaryKey().references('event_batches.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('event_day_counts')
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('event_type', integer, (column) => column.notNull())
      .addColumn('view_type', integer, (column) => column.notNull())
      .addColumn('events', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_day_counts_key', ['day', 'event_type', 'view_type'])
      .execute();
  },
};
