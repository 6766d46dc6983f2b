import type { Kysely } from 'kysely';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { RecipientView } from '../../../../application/ports/people/conversations.ts';
import { notBlocked } from '../../reading/blocked-people.ts';
import type { Tables } from '../../schema/tables.ts';

/** The number of active conversations of a member with unread messages. */
export function unseenConversations(db: Kysely<Tables>, member: number) {
  return db
    .selectFrom('conversation_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_members.user_id', '=', member)
    .where('conversation_members.state', '=', 'active')
    .whereRef('conversation_members.last_message_id', '>', 'conversation_members.read_message_id');
}

/** The conversations of a member, as the member has them. */
export function ownRows(db: Kysely<Tables>, member: number) {
  return db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .selectAll('own')
    .select(['conversations.created_at', 'conversations.updated_at'])
    .where('own.user_id', '=', member);
}

/** Messages that the member may see: later than when the member left, of people who are there, and not reported. */
export function visibleMessages(db: Kysely<Tables>, member: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_members as own', (join) =>
      join.onRef('own.conversation_id', '=', 'messages.conversation_id').on('own.user_id', '=', member),
    )
    .innerJoin('users as sender', 'sender.id', 'messages.sender_id')
    .selectAll('messages')
    .where('sender.state', '!=', 'deactivated')
    .whereRef('messages.id', '>', 'own.left_message_id')
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
