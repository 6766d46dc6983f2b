import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * Removes some messages of a person who leaves the product, then the person from that conversation. A conversation
 * goes, too, without other people, or without messages of them, of which removed ones may come back.
 * @returns false if there was nothing left to remove
 */
export async function removeFromConversation(
  db: Kysely<Tables>,
  user: number,
  atOnce: number,
): Promise<boolean> {
  const membership = await db
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('user_id', '=', user)
    .limit(1)
    .executeTakeFirst();
  if (membership === undefined) return false;
  const conversation = membership.conversation_id;
  const some = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('sender_id', '=', user)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  if (some.length > 0) {
    const ids = some.map(({ id }) => id);
    await db.deleteFrom('messages').where('id', 'in', ids).execute();
    await correctLastMessage(db, conversation);
  }
  if (some.length < atOnce) await removeMember(db, user, conversation);
  return true;
}

async function correctLastMessage(db: Kysely<Tables>, conversation: number): Promise<void> {
  await db
    .updateTable('conversation_members')
    .set((eb) => ({
      last_message_id: eb.fn.coalesce(
        eb
          .selectFrom('messages')
          .select(({ fn }) => fn.max('messages.id').as('id'))
          .where('messages.conversation_id', '=', conversation),
        eb.lit(0),
      ),
    }))
    .where('conversation_id', '=', conversation)
    .where('state', '!=', 'left')
    .execute();
}

async function removeMember(db: Kysely<Tables>, user: number, conversation: number): Promise<void> {
  await db
    .deleteFrom('conversation_members')
    .where('conversation_id', '=', conversation)
    .where('user_id', '=', user)
    .execute();
  await db
    .deleteFrom('conversations')
    .where('id', '=', conversation)
    .where((eb) =>
      eb.or([
        eb.and(
          (['messages', 'removed_messages'] as const).map((table) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom(table)
                  .select('id')
                  .where('conversation_id', '=', conversation)
                  .where('sender_id', '!=', user),
              ),
            ),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('conversation_members')
              .select('user_id')
              .where('conversation_id', '=', conversation),
          ),
        ),
      ]),
    )
    .execute();
}
