import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** The pins that members have seen last: they come again only after all others. */
export const seenPins = {
  name: '0035-seen-pins',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('seen_pins')
      .addColumn('user_id', integer, (user) => user.notNull().references('users.id').onDelete('cascade'))
      .addColumn('pin_id', integer, (pin) => pin.notNull().references('pins.id').onDelete('cascade'))
      .addColumn('seen_at', integer, (time) => time.notNull())
      .addPrimaryKeyConstraint('seen_pins_key', ['user_id', 'pin_id'])
      .execute();
    await db.schema
      .createIndex('seen_pins_by_time')
      .on('seen_pins')
      .columns(['user_id', 'seen_at'])
      .execute();
    await db.schema.createIndex('seen_pins_of').on('seen_pins').column('pin_id').execute();
  },
};
