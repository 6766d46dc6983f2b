import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  ConversationMember,
  ConversationPage,
  ConversationRecord,
  ConversationRepository,
  MessageRecord,
  OwnConversation,
  RecipientView,
} from '../../../application/ports/people/conversations.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { addMessage } from './internal/add-message.ts';
import {
  listedRows,
  ownRows,
  recipientsOf,
  unseenConversations,
  visibleMessages,
  withMembers,
} from './internal/conversation-queries.ts';
import { messageOf, peopleKey } from './internal/conversation-rows.ts';

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export class SqlConversationRepository implements ConversationRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** Two statements. */
  async find(id: string, memberId: UserId): Promise<OwnConversation | undefined> {
    const rows = await ownRows(this.#context.db, keyOf(memberId))
      .where('own.conversation_id', '=', keyOf(id))
      .execute();
    return (await withMembers(this.#context.db, rows))[0];
  }

  /** One statement. */
  async ofPeople(people: readonly UserId[]): Promise<string | undefined> {
    const row = await this.#context.db
      .selectFrom('conversations')
      .select('id')
      .where('people', '=', peopleKey(people))
      .executeTakeFirst();
    return row && String(row.id);
  }

  /** Two statements. */
  async list(memberId: UserId, page: ConversationPage): Promise<readonly OwnConversation[]> {
    const rows = await listedRows(this.#context.db, keyOf(memberId))
      .where('own.state', 'in', page.states)
      .where('own.last_message_id', '<', page.before === null ? NO_LIMIT : keyOf(page.before))
      .orderBy('own.last_message_id', 'desc')
      .limit(page.limit)
      .execute();
    return withMembers(this.#context.db, rows);
  }

  /** One statement. */
  async countUnseen(memberId: UserId): Promise<number> {
    const row = await unseenConversations(this.#context.db, keyOf(memberId)).executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** One statement. */
  async messages(
    id: string,
    memberId: UserId,
    { before, limit }: Parameters<ConversationRepository['messages']>[2],
  ): Promise<readonly MessageRecord[]> {
    const rows = await visibleMessages(this.#context.db, keyOf(memberId))
      .selectAll('messages')
      .where('messages.conversation_id', '=', keyOf(id))
      .where('messages.id', '<', before === null ? NO_LIMIT : keyOf(before))
      .orderBy('messages.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(messageOf);
  }

  /** One statement. */
  async messagesOf(memberId: UserId, ids: readonly string[]): Promise<readonly MessageRecord[]> {
    if (ids.length === 0) return [];
    const rows = await visibleMessages(this.#context.db, keyOf(memberId))
      .selectAll('messages')
      .where('messages.id', 'in', ids.map(keyOf))
      .execute();
    return rows.map(messageOf);
  }

  /** One statement. */
  async messagesByIds(ids: readonly string[]): Promise<readonly MessageRecord[]> {
    if (ids.length === 0) return [];
    const rows = await this.#context.db
      .selectFrom('messages')
      .selectAll()
      .where('id', 'in', ids.map(keyOf))
      .execute();
    return rows.map(messageOf);
  }

  /** One statement. */
  async sentBy(
    senderId: UserId,
    { after, limit }: Parameters<ConversationRepository['sentBy']>[1],
  ): Promise<readonly MessageRecord[]> {
    const rows = await this.#context.db
      .selectFrom('messages')
      .selectAll()
      .where('sender_id', '=', keyOf(senderId))
      .where('id', '>', keyOf(after))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(messageOf);
  }

  /** One statement. */
  async recipients(senderId: UserId, ids: readonly UserId[]): Promise<readonly RecipientView[]> {
    if (ids.length === 0) return [];
    return recipientsOf(this.#context.db, keyOf(senderId), ids.map(keyOf));
  }

  /** Two statements. */
  async insert({ id, createdAt, updatedAt, members }: ConversationRecord): Promise<void> {
    const { db } = this.#context;
    await db
      .insertInto('conversations')
      .values({
        id: storableKey(id),
        people: peopleKey(members.map(({ userId }) => userId)),
        created_at: createdAt,
        updated_at: updatedAt,
      })
      .execute();
    await db
      .insertInto('conversation_members')
      .values(
        members.map(({ userId, state, request }) => ({
          conversation_id: storableKey(id),
          user_id: storableKey(userId),
          state,
          requested_by: request === null ? null : storableKey(request.by),
          requested_at: request?.at ?? null,
          last_message_id: 0,
          read_message_id: 0,
          left_message_id: 0,
        })),
      )
      .execute();
  }

  /** One statement. */
  async setMember(id: string, { userId, state, request }: ConversationMember): Promise<void> {
    await this.#context.db
      .updateTable('conversation_members')
      .set((eb) => ({
        state,
        requested_by: request === null ? null : storableKey(request.by),
        requested_at: request?.at ?? null,
        ...(state === 'left'
          ? { left_message_id: eb.ref('last_message_id'), read_message_id: eb.ref('last_message_id') }
          : {}),
      }))
      .where('conversation_id', '=', keyOf(id))
      .where('user_id', '=', keyOf(userId))
      .execute();
  }

  /** Up to six statements. */
  addMessage(message: MessageRecord, most: number): Promise<void> {
    return addMessage(this.#context.db, message, most);
  }

  /** One statement. */
  async markRead(id: string, memberId: UserId, isRead: boolean): Promise<void> {
    await this.#context.db
      .updateTable('conversation_members')
      .set((eb) => ({ read_message_id: isRead ? eb.ref('last_message_id') : 0 }))
      .where('conversation_id', '=', keyOf(id))
      .where('user_id', '=', keyOf(memberId))
      .execute();
  }
}
