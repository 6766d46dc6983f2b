import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * Conversations, their people and messages. `people` names the people of a conversation, in the order of their ids, and
 * stays when one of them deletes their account. Pins and boards of messages may be gone.
 */
export const conversations = {
  name: '0059-conversations',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('conversations')
      .addColumn('id', integer, (column) => column.primaryKey().notNull())
      .addColumn('people', 'text', (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('updated_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('conversations_people')
      .unique()
      .on('conversations')
      .column('people')
      .execute();
    await db.schema
      .createTable('conversation_members')
      .addColumn('conversation_id', integer, (column) =>
        column.notNull().references('conversations.id').onDelete('cascade'),
      )
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('requested_by', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('requested_at', integer)
      .addColumn('last_message_id', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('read_message_id', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('left_message_id', integer, (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('conversation_members_key', ['conversation_id', 'user_id'])
      .execute();
    await db.schema
      .createIndex('conversation_members_newest')
      .on('conversation_members')
      .columns(['user_id', 'state', 'last_message_id'])
      .execute();
    await db.schema
      .createIndex('conversation_members_requests')
      .on('conversation_members')
      .column('requested_by')
      .execute();
    await db.schema
      .createTable('messages')
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
      .execute();
    await db.schema
      .createIndex('messages_of_conversation')
      .on('messages')
      .columns(['conversation_id', 'id'])
      .execute();
    await db.schema.createIndex('messages_of_sender').on('messages').columns(['sender_id', 'id']).execute();
  },
};
