import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Kill switches, the log of what operators did with experiences, and an index for the counts of a day. */
export const experienceSwitches = {
  name: '0056-experience-switches',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('experience_switches')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('experience_switches_key', ['kind', 'name'])
      .execute();
    await db.schema
      .createTable('experience_log')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('operator_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('experience_id', integer)
      .addColumn('revision', integer)
      .addColumn('switch_kind', 'text')
      .addColumn('switch_name', 'text')
      .execute();
    await db.schema
      .createIndex('experience_log_of_experience')
      .on('experience_log')
      .columns(['experience_id', 'id'])
      .execute();
    await db.schema
      .createIndex('experience_log_of_operator')
      .on('experience_log')
      .column('operator_id')
      .execute();
    await db.schema
      .createIndex('experience_day_counts_by_day')
      .on('experience_day_counts')
      .columns(['day', 'experience_id'])
      .execute();
  },
};
