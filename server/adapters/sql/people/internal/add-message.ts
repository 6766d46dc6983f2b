import type { Kysely } from 'kysely';
import type { MessageRecord } from '../../../../application/ports/people/conversations.ts';
import { keyOf, storableKey } from '../../schema/keys.ts';
import type { Tables } from '../../schema/tables.ts';

/** Adds a message, unread for all members but the sender, and removes the oldest beyond `most`. Up to six statements. */
export async function addMessage(db: Kysely<Tables>, message: MessageRecord, most: number): Promise<void> {
  const id = storableKey(message.id);
  const conversation = storableKey(message.conversationId);
  await db
    .insertInto('messages')
    .values({
      id,
      conversation_id: conversation,
      sender_id: storableKey(message.senderId),
      text: message.text,
      pin_id: message.pinId === null ? null : storableKey(message.pinId),
      board_id: message.boardId === null ? null : storableKey(message.boardId),
      created_at: message.createdAt,
    })
    .execute();
  await db
    .updateTable('conversations')
    .set({ updated_at: message.createdAt })
    .where('id', '=', conversation)
    .execute();
  await db
    .updateTable('conversation_members')
    .set((eb) => ({
      last_message_id: id,
      read_message_id: eb
        .case()
        .when('user_id', '=', keyOf(message.senderId))
        .then(id)
        .else(eb.ref('read_message_id'))
        .end(),
    }))
    .where('conversation_id', '=', conversation)
    .where('state', '!=', 'left')
    .execute();
  if (message.pinId !== null) {
    await db
      .updateTable('pins')
      .set((eb) => ({ share_count: eb('share_count', '+', 1) }))
      .where('id', '=', keyOf(message.pinId))
      .execute();
  }
  await removeOldest(db, conversation, most);
}

async function removeOldest(db: Kysely<Tables>, conversation: number, most: number): Promise<void> {
  const oldest = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(most)
    .executeTakeFirst();
  if (oldest === undefined) return;
  await db
    .deleteFrom('messages')
    .where('conversation_id', '=', conversation)
    .where('id', '<=', oldest.id)
    .execute();
}
