import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Removes a message, and stores it for the decision. */
export async function storeRemovedMessage(
  db: Kysely<Tables>,
  message: number,
  decision: number,
): Promise<void> {
  const { created_at } = await db
    .selectFrom('moderation_decisions')
    .select('created_at')
    .where('id', '=', decision)
    .executeTakeFirstOrThrow();
  const row = await db.deleteFrom('messages').where('id', '=', message).returningAll().executeTakeFirst();
  if (row === undefined) return;
  await db
    .insertInto('removed_messages')
    .values({ ...row, decision_id: decision, removed_at: created_at })
    .execute();
}

/** Puts a stored message back, unread for those who have not read it. False when it is not stored. */
export async function restoreRemovedMessage(db: Kysely<Tables>, message: number): Promise<boolean> {
  const row = await db
    .deleteFrom('removed_messages')
    .where('id', '=', message)
    .returning(['id', 'conversation_id', 'sender_id', 'text', 'pin_id', 'board_id', 'created_at'])
    .executeTakeFirst();
  if (row === undefined) return false;
  await db.insertInto('messages').values(row).execute();
  // A later message may have gone with the account of its sender.
  await db
    .updateTable('conversation_members')
    .set({ last_message_id: row.id })
    .where('conversation_id', '=', row.conversation_id)
    .where('state', '!=', 'left')
    .where('last_message_id', '<', row.id)
    .execute();
  return true;
}
