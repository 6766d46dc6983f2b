import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** The job queue, with failed jobs. */
export const jobs = {
  name: '0009-jobs',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('jobs')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('job_key', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('run_at', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('asked', integer, (column) => column.notNull())
      .addColumn('leased_until', integer, (column) => column.notNull())
      .addColumn('failed_at', integer)
      .addColumn('failure', 'text')
      .execute();
    await db.schema.createIndex('jobs_key').on('jobs').columns(['kind', 'job_key']).unique().execute();
    await db.schema.createIndex('jobs_due').on('jobs').columns(['kind', 'failed_at', 'run_at']).execute();
  },
};
