import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Favourites. */
export const favorites = {
  name: '0004-favorites',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('pin_favorites')
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('pin_id', integer, (column) => column.notNull().references('pins.id').onDelete('cascade'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('pin_favorites_key', ['user_id', 'pin_id'])
      .execute();
    await db.schema
      .createIndex('pin_favorites_of_user')
      .on('pin_favorites')
      .columns(['user_id', 'created_at', 'pin_id'])
      .execute();
    await db.schema.createIndex('pin_favorites_pin').on('pin_favorites').column('pin_id').execute();
  },
};
