import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Messages that were removed by operators, until their removal can be undone no more. */
export const removedMessages = {
  name: '0064-removed-messages',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('removed_messages')
      .addColumn('id', integer, (column) => column.primaryKey().notNull())
      .addColumn('conversation_id', integer, (column) =>
        column.notNull().references('conversations.id').onDelete('cascade'),
      )
      .addColumn('sender_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('pin_id', integer)
      .addColumn('board_id', integer)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('decision_id', integer, (column) =>
        column.notNull().references('moderation_decisions.id').onDelete('cascade'),
      )
      .addColumn('removed_at', integer, (column) => column.notNull())
      .execute();
    for (const column of ['conversation_id', 'sender_id', 'decision_id', 'removed_at'] as const)
      await db.schema
        .createIndex(`removed_messages_${column}`)
        .on('removed_messages')
        .column(column)
        .execute();
  },
};
