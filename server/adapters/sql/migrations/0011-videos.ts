import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Videos, references from pins and uploads, and announced uploads. */
export const videos = {
  name: '0011-videos',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('videos')
      .addColumn('signature', 'text', (column) => column.primaryKey().notNull())
      .addColumn('duration_ms', integer, (column) => column.notNull())
      .addColumn('width', integer, (column) => column.notNull())
      .addColumn('height', integer, (column) => column.notNull())
      .addColumn('byte_length', integer, (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('formats', 'text', (column) => column.notNull())
      .addColumn('has_captions', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    for (const table of ['pins', 'uploads']) {
      await db.schema
        .alterTable(table)
        .addColumn('video_signature', 'text', (column) => column.references('videos.signature'))
        .execute();
      await db.schema.createIndex(`${table}_video`).on(table).column('video_signature').execute();
    }
    await db.schema
      .createTable('announced_uploads')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('video_signature', 'text', (column) => column.notNull())
      .addColumn('picture_signature', 'text')
      .addColumn('failure', 'text')
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('announced_uploads_user').on('announced_uploads').column('user_id').execute();
    await db.schema
      .createIndex('announced_uploads_age')
      .on('announced_uploads')
      .column('created_at')
      .execute();
  },
};
