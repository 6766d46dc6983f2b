import { sql, type Kysely } from 'kysely';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { OwnConversation, RecipientView } from '../../../../application/ports/people/conversations.ts';
import { notBlocked } from '../../reading/blocked-people.ts';
import type { Tables } from '../../schema/tables.ts';
import { memberOf, ownConversation, type OwnRow } from './conversation-rows.ts';

/** The number of active conversations of a member with unread messages that the member may see. */
export function unseenConversations(db: Kysely<Tables>, member: number) {
  return db
    .selectFrom('conversation_members as own')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('own.user_id', '=', member)
    .where('own.state', '=', 'active')
    .whereRef('own.last_message_id', '>', 'own.read_message_id')
    .where((eb) =>
      eb.exists(
        messagesOfOwn(db, member)
          .select('messages.id')
          .where('messages.id', '>', sql.ref<number>('own.read_message_id')),
      ),
    );
}

/** The conversations of a member, as the member has them. `newest_seen`: the newest message that the member may see. */
export function ownRows(db: Kysely<Tables>, member: number) {
  return db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .selectAll('own')
    .select(['conversations.created_at', 'conversations.updated_at'])
    .select(
      messagesOfOwn(db, member)
        .select('messages.id')
        .orderBy('messages.id', 'desc')
        .limit(1)
        .as('newest_seen'),
    )
    .where('own.user_id', '=', member);
}

/** The conversations of a member that have messages which the member may see. */
export function listedRows(db: Kysely<Tables>, member: number) {
  return ownRows(db, member)
    .whereRef('own.last_message_id', '>', 'own.left_message_id')
    .where((eb) => eb.exists(messagesOfOwn(db, member).select('messages.id')));
}

/** Messages that the member may see: later than when the member left, of people who are there, and not reported. */
export function visibleMessages(db: Kysely<Tables>, member: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_members as reader', (join) =>
      join.onRef('reader.conversation_id', '=', 'messages.conversation_id').on('reader.user_id', '=', member),
    )
    .innerJoin('users as sender', 'sender.id', 'messages.sender_id')
    .where('sender.state', '!=', 'deactivated')
    .whereRef('messages.id', '>', 'reader.left_message_id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reports')
            .select('reports.id')
            .where('reports.reporter_id', '=', member)
            .where('reports.object_type', '=', 'message')
            .whereRef('reports.object_id', '=', 'messages.id'),
        ),
      ),
    );
}

/** Those of the conversation in the outer row `own`. */
function messagesOfOwn(db: Kysely<Tables>, member: number) {
  return visibleMessages(db, member).where(
    'messages.conversation_id',
    '=',
    sql.ref<number>('own.conversation_id'),
  );
}

/** With the members of each. */
export async function withMembers(
  db: Kysely<Tables>,
  rows: readonly OwnRow[],
): Promise<readonly OwnConversation[]> {
  if (rows.length === 0) return [];
  const members = await db
    .selectFrom('conversation_members')
    .selectAll()
    .where(
      'conversation_id',
      'in',
      rows.map((row) => row.conversation_id),
    )
    .orderBy('user_id')
    .execute();
  const byConversation = Map.groupBy(members, (row) => row.conversation_id);
  return rows.map((row) =>
    ownConversation(row, (byConversation.get(row.conversation_id) ?? []).map(memberOf)),
  );
}

/** These people in relation to the sender, without deactivated ones. */
export async function recipientsOf(
  db: Kysely<Tables>,
  sender: number,
  keys: readonly number[],
): Promise<readonly RecipientView[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_follows as theirs', (join) =>
      join.onRef('theirs.follower_id', '=', 'users.id').on('theirs.followed_id', '=', sender),
    )
    .select(['users.id', 'users.allow_messages_from', 'theirs.created_at as follows_since'])
    .select((eb) => eb.case().when(notBlocked(sender, 'users.id')).then(0).else(1).end().as('is_blocked'))
    .where('users.id', 'in', keys)
    .where('users.state', '!=', 'deactivated')
    .execute();
  return rows.map((row) => ({
    userId: toUserId(String(row.id)),
    allowsMessagesFrom: row.allow_messages_from,
    followsSender: row.follows_since !== null,
    isBlocked: row.is_blocked === 1,
  }));
}
