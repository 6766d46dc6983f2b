import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * Pins that are no duplicates of each other, and merged pins, which can be restored for a while: their rows are JSON in `saved`.
 */
export const duplicates = {
  name: '0042-duplicates',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('distinct_pins')
      .addColumn('set_id', integer, (column) => column.notNull())
      .addColumn('pin_id', integer, (column) => column.notNull().references('pins.id').onDelete('cascade'))
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('distinct_pins_key', ['pin_id', 'set_id'])
      .execute();
    await db.schema
      .createIndex('distinct_pins_of_user')
      .on('distinct_pins')
      .columns(['user_id', 'set_id'])
      .execute();
    await db.schema
      .createTable('pin_merges')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', integer, (column) => column.notNull())
      .addColumn('made', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pin_merges_of_user').on('pin_merges').column('user_id').execute();
    await db.schema.createIndex('pin_merges_expiry').on('pin_merges').column('expires_at').execute();
    await db.schema
      .createTable('merged_pins')
      .addColumn('pin_id', integer, (column) => column.primaryKey())
      .addColumn('merge_id', integer, (column) =>
        column.notNull().references('pin_merges.id').onDelete('cascade'),
      )
      .addColumn('picture_signature', 'text', (column) => column.notNull().references('pictures.signature'))
      .addColumn('saved', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('merged_pins_of_merge').on('merged_pins').column('merge_id').execute();
    await db.schema
      .createIndex('merged_pins_picture')
      .on('merged_pins')
      .column('picture_signature')
      .execute();
  },
};
