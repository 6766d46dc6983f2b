import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * What people did with experiences, of members and of visitors who agreed to an id, and how often each thing happened on
 * a day.
 */
export const experiences = {
  name: '0043-experiences',
  async up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
    const { integer } = types;
    await marks(db, 'experience_marks', types)
      .addColumn('user_id', integer, (user) => user.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('experience_marks_key', ['user_id', 'experience_id'])
      .execute();
    await marks(db, 'visitor_experience_marks', types)
      .addColumn('visitor', 'text', (visitor) => visitor.notNull())
      .addPrimaryKeyConstraint('visitor_experience_marks_key', ['visitor', 'experience_id'])
      .execute();
    await db.schema
      .createIndex('visitor_experience_marks_by_time')
      .on('visitor_experience_marks')
      .column('changed_at')
      .execute();
    await db.schema
      .createTable('experience_day_counts')
      .addColumn('experience_id', integer, (column) => column.notNull())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('times', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('experience_day_counts_key', ['experience_id', 'day', 'event'])
      .execute();
  },
};

/** A table of marks, still without its owner. */
function marks(db: Kysely<unknown>, name: string, { integer }: ColumnTypes) {
  return db.schema
    .createTable(name)
    .addColumn('experience_id', integer, (column) => column.notNull())
    .addColumn('placement_id', integer, (column) => column.notNull())
    .addColumn('status', 'text')
    .addColumn('views', integer, (column) => column.notNull())
    .addColumn('last_viewed_at', integer)
    .addColumn('ended_at', integer)
    .addColumn('triggered_at', integer)
    .addColumn('revision', integer, (column) => column.notNull())
    .addColumn('changed_at', integer, (column) => column.notNull());
}
