import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Promoted pins, how often they were placed and seen, and answers to the forms of lead ads. `terms` is JSON. */
export const promotions = {
  name: '0048-promotions',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('promotions')
      .addColumn('id', integer, (column) => column.primaryKey().notNull())
      .addColumn('advertiser_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('pin_id', integer, (column) => column.notNull().references('pins.id').onDelete('cascade'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('end_at', integer)
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('decided_at', integer)
      .execute();
    const indexes = [
      ['promotions_of_advertiser', ['advertiser_id', 'id']],
      ['promotions_of_pin', ['pin_id']],
      ['promotions_by_status', ['status', 'id']],
    ] as const;
    for (const [name, columns] of indexes) {
      await db.schema
        .createIndex(name)
        .on('promotions')
        .columns([...columns])
        .execute();
    }
    await db.schema
      .createTable('promotion_day_counts')
      .addColumn('promotion_id', integer, (column) =>
        column.notNull().references('promotions.id').onDelete('cascade'),
      )
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('placed', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('impressions', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('pin_clicks', integer, (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('promotion_day_counts_key', ['promotion_id', 'day'])
      .execute();
    await db.schema
      .createTable('lead_answers')
      .addColumn('id', integer, (column) => column.primaryKey().notNull())
      .addColumn('promotion_id', integer, (column) =>
        column.notNull().references('promotions.id').onDelete('cascade'),
      )
      .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('lead_answers_of_promotion')
      .on('lead_answers')
      .columns(['promotion_id', 'id'])
      .execute();
    await db.schema.createIndex('lead_answers_of_user').on('lead_answers').column('user_id').execute();
    await db.schema.createIndex('lead_answers_by_time').on('lead_answers').column('created_at').execute();
  },
};
