import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * Decisions of operators, pins that were removed by them, and pictures that may not come back. A removed pin is stored
 * as JSON in `saved`, and its pictures and videos stay, until its removal can be undone no more.
 */
export const moderation = {
  name: '0050-moderation',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('moderation_decisions')
      .addColumn('id', integer, (column) => column.primaryKey())
      .addColumn('operator_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object_type', 'text', (column) => column.notNull())
      .addColumn('object_id', integer, (column) => column.notNull())
      .addColumn('owner_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('undone_at', integer)
      .execute();
    await db.schema
      .createIndex('moderation_decisions_of_object')
      .on('moderation_decisions')
      .columns(['object_id', 'object_type', 'id'])
      .execute();
    await db.schema
      .createIndex('moderation_decisions_of_owner')
      .on('moderation_decisions')
      .columns(['owner_id', 'id'])
      .execute();
    await db.schema
      .createIndex('moderation_decisions_of_operator')
      .on('moderation_decisions')
      .column('operator_id')
      .execute();
    await db.schema
      .createTable('removed_pins')
      .addColumn('pin_id', integer, (column) => column.primaryKey())
      .addColumn('decision_id', integer, (column) =>
        column.notNull().references('moderation_decisions.id').onDelete('cascade'),
      )
      .addColumn('pinner_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('saved', 'text', (column) => column.notNull())
      .addColumn('removed_at', integer, (column) => column.notNull())
      .execute();
    for (const column of ['decision_id', 'pinner_id', 'removed_at'] as const)
      await db.schema.createIndex(`removed_pins_${column}`).on('removed_pins').column(column).execute();
    await db.schema
      .createTable('removed_media')
      .addColumn('pin_id', integer, (column) =>
        column.notNull().references('removed_pins.pin_id').onDelete('cascade'),
      )
      .addColumn('picture_signature', 'text')
      .addColumn('video_signature', 'text')
      .execute();
    for (const column of ['pin_id', 'picture_signature', 'video_signature'] as const)
      await db.schema.createIndex(`removed_media_${column}`).on('removed_media').column(column).execute();
    await db.schema
      .createTable('removed_pictures')
      .addColumn('signature', 'text', (column) => column.primaryKey().notNull())
      .addColumn('decision_id', integer, (column) => column.notNull())
      .addColumn('hash', 'text')
      .addColumn('trimmed_hash', 'text')
      .addColumn('quality', integer)
      .addColumn('features', 'text')
      .addColumn('width', integer)
      .addColumn('height', integer)
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('removed_pictures_of_decision')
      .on('removed_pictures')
      .column('decision_id')
      .execute();
    await db.schema
      .createIndex('reports_of_object')
      .on('reports')
      .columns(['object_id', 'object_type', 'state', 'id'])
      .execute();
  },
};
