import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** The content of pins besides their picture, its pictures and videos, and entered product details. */
export const pinContents = {
  name: '0016-pin-contents',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('pin_contents')
      .addColumn('root_id', integer, (column) => column.primaryKey())
      .addColumn('kind', 'text')
      .addColumn('content', 'text')
      .addColumn('product', 'text')
      .execute();
    await db.schema
      .createTable('pin_parts')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('root_id', integer, (column) =>
        column.notNull().references('pin_contents.root_id').onDelete('cascade'),
      )
      .addColumn('picture_signature', 'text', (column) => column.notNull().references('pictures.signature'))
      .addColumn('video_signature', 'text', (column) => column.references('videos.signature'))
      .execute();
    for (const column of ['root_id', 'picture_signature', 'video_signature']) {
      await db.schema.createIndex(`pin_parts_${column}`).on('pin_parts').column(column).execute();
    }
  },
};
