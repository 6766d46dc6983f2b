import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** What pictures look like. The parts of pictures are in a table of their own, because few questions need them. */
export const pictureLooks = {
  name: '0033-picture-looks',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('picture_looks')
      .addColumn('signature', 'text', (column) =>
        column.primaryKey().notNull().references('pictures.signature').onDelete('cascade'),
      )
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('trimmed_hash', 'text', (column) => column.notNull())
      .addColumn('quality', integer, (column) => column.notNull())
      .addColumn('features', 'text')
      .addColumn('palette', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('picture_windows')
      .addColumn('signature', 'text', (column) =>
        column.primaryKey().notNull().references('picture_looks.signature').onDelete('cascade'),
      )
      .addColumn('features', 'text', (column) => column.notNull())
      .execute();
  },
};
