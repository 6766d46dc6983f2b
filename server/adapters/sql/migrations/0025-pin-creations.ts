import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Idempotency keys of creates, so that a repeated create makes no second pin, even after a restart. */
export const pinCreations = {
  name: '0025-pin-creations',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('pin_creations')
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('creation_key', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('pin_id', integer, (column) => column.notNull().references('pins.id').onDelete('cascade'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('pin_creations_key', ['user_id', 'creation_key'])
      .execute();
    await db.schema.createIndex('pin_creations_of_pin').on('pin_creations').column('pin_id').execute();
  },
};
