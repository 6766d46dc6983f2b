import { sql, type Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * Marks videos that are played as uploaded. Of the existing ones: those with a single format and no job that makes
 * others.
 */
export const playedUploads = {
  name: '0015-played-uploads',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .alterTable('videos')
      .addColumn('plays_upload', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update videos set plays_upload = 1
      where formats = 'V_720P'
        and signature not in (select job_key from jobs where kind = 'videos.convert')`.execute(db);
  },
};
