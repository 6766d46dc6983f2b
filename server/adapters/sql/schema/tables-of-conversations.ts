import type { ConversationState } from '../../../../src/domain/conversations/conversation.ts';

/** Tables of messages between people. */
export type TablesOfConversations = {
  /** `people`: their ids in ascending order, joined by commas. */
  conversations: { id: number; people: string; created_at: number; updated_at: number };
  conversation_members: ConversationMemberRow;
  messages: MessageRow;
};

/** `left_message_id`: the newest message when the member left; the member sees only later ones. 0: none. */
export type ConversationMemberRow = {
  conversation_id: number;
  user_id: number;
  state: ConversationState;
  requested_by: number | null;
  requested_at: number | null;
  last_message_id: number;
  read_message_id: number;
  left_message_id: number;
};

export type MessageRow = {
  id: number;
  conversation_id: number;
  sender_id: number;
  text: string;
  pin_id: number | null;
  board_id: number | null;
  created_at: number;
};
