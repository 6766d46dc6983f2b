import { toBoardId, toPinId, toUserId, type UserId } from '../../../../../src/domain/ids/ids.ts';
import type {
  ConversationMember,
  MessageRecord,
  OwnConversation,
} from '../../../../application/ports/people/conversations.ts';
import { storableKey } from '../../schema/keys.ts';
import type { ConversationMemberRow, MessageRow } from '../../schema/tables-of-conversations.ts';

/** The same for the same people in any order. */
export function peopleKey(people: readonly UserId[]): string {
  return people
    .map(storableKey)
    .sort((one, other) => one - other)
    .join();
}

export type OwnRow = ConversationMemberRow & {
  readonly created_at: number;
  readonly updated_at: number;
  readonly newest_seen: number | null;
};

export function ownConversation(row: OwnRow, members: readonly ConversationMember[]): OwnConversation {
  const { newest_seen: newest, read_message_id: read, last_message_id: last } = row;
  return {
    id: String(row.conversation_id),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    members,
    own: {
      ...memberOf(row),
      isUnread: newest !== null && newest > read,
      lastMessageId: newest === null ? null : String(newest),
      position: String(last),
    },
  };
}

export function memberOf(row: ConversationMemberRow): ConversationMember {
  const { requested_by: by, requested_at: at } = row;
  return {
    userId: toUserId(String(row.user_id)),
    state: row.state,
    request: by === null || at === null ? null : { by: toUserId(String(by)), at },
  };
}

export function messageOf(row: MessageRow): MessageRecord {
  return {
    id: String(row.id),
    conversationId: String(row.conversation_id),
    senderId: toUserId(String(row.sender_id)),
    text: row.text,
    pinId: row.pin_id === null ? null : toPinId(String(row.pin_id)),
    boardId: row.board_id === null ? null : toBoardId(String(row.board_id)),
    createdAt: row.created_at,
  };
}
