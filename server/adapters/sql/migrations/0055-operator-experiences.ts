import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Experiences that operators write, and their revisions, which never change. `definition` is JSON. */
export const operatorExperiences = {
  name: '0055-operator-experiences',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('operator_experiences')
      .addColumn('experience_id', integer, (column) => column.primaryKey())
      .addColumn('live_revision', integer)
      .addColumn('newest_revision', integer, (column) => column.notNull())
      .addColumn('is_paused', integer, (column) => column.notNull())
      .addColumn('is_ended', integer, (column) => column.notNull())
      .addColumn('is_archived', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('experience_revisions')
      .addColumn('experience_id', integer, (column) =>
        column.notNull().references('operator_experiences.experience_id').onDelete('cascade'),
      )
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .addColumn('schema_version', integer, (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('operator_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('experience_revisions_key', ['experience_id', 'revision'])
      .execute();
    await db.schema
      .createIndex('experience_revisions_of_operator')
      .on('experience_revisions')
      .column('operator_id')
      .execute();
  },
};
