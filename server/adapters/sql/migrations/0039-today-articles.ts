import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** The themes of the last days, each with its pins. */
export const todayArticles = {
  name: '0039-today-articles',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('today_articles')
      .addColumn('id', integer, (column) => column.primaryKey().notNull())
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('hemisphere', 'text')
      .addColumn('theme', 'text', (column) => column.notNull())
      .addColumn('pins', 'text', (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('today_articles_of_day')
      .unique()
      .on('today_articles')
      .columns(['day', 'place'])
      .execute();
  },
};
