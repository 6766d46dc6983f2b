import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** News items and the people of each. `pin_id` and `board_id` repeat `about_id`, so that items go with the thing. */
export const news = {
  name: '0058-news',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('news_items')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('about_kind', 'text', (column) => column.notNull())
      .addColumn('about_id', integer, (column) => column.notNull())
      .addColumn('pin_id', integer, (column) => column.references('pins.id').onDelete('cascade'))
      .addColumn('board_id', integer, (column) => column.references('boards.id').onDelete('cascade'))
      .addColumn('is_unread', integer, (column) => column.notNull())
      .addColumn('is_hidden', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('news_items_of_user')
      .on('news_items')
      .columns(['user_id', 'updated_at', 'id'])
      .execute();
    await db.schema
      .createIndex('news_items_about')
      .on('news_items')
      .columns(['about_id', 'about_kind', 'user_id', 'category', 'created_at'])
      .execute();
    await db.schema.createIndex('news_items_of_pin').on('news_items').column('pin_id').execute();
    await db.schema.createIndex('news_items_of_board').on('news_items').column('board_id').execute();
    await db.schema.createIndex('news_items_by_time').on('news_items').column('updated_at').execute();
    await db.schema
      .createTable('news_actors')
      .addColumn('item_id', integer, (column) =>
        column.notNull().references('news_items.id').onDelete('cascade'),
      )
      .addColumn('actor_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('acted_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('news_actors_key', ['item_id', 'actor_id'])
      .execute();
    await db.schema.createIndex('news_actors_of_person').on('news_actors').column('actor_id').execute();
  },
};
