import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** The networks of log-ins, each as a keyed hash. */
export const loginPlaces = {
  name: '0019-login-places',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('login_places')
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('seen_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('login_places_key', ['user_id', 'place'])
      .execute();
    await db.schema.createIndex('login_places_by_age').on('login_places').column('seen_at').execute();
  },
};
