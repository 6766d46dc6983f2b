import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Former usernames, so that old addresses still lead to their people. */
export const formerUsernames = {
  name: '0006-former-usernames',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('former_usernames')
      .addColumn('username_key', 'text', (column) => column.primaryKey())
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('former_usernames_user').on('former_usernames').column('user_id').execute();
  },
};
