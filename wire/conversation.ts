import type { ConversationStatus } from '../src/domain/conversations/conversation.ts';
import type { WireBoardShort } from './board.ts';
import type { WirePin } from './pin.ts';
import type { WireUserShort } from './user.ts';

/** A conversation as the caller has it. */
export interface WireConversation {
  id: string;
  type: 'conversation';
  /** Everybody in it, the caller too, without deactivated people. */
  users: readonly WireUserShort[];
  last_message: WireMessage | null;
  /** The caller's own mark; there are no read receipts. */
  unread: boolean;
  status: ConversationStatus;
  created_at: string;
  updated_at: string;
}

export interface WireMessage {
  id: string;
  type: 'message';
  conversation_id: string;
  /** Empty without a text. */
  text: string;
  sender: WireUserShort;
  pin: WirePin | null;
  board: WireBoardShort | null;
  user: WireUserShort | null;
  /** The kind of attachment that was deleted, or that the caller may not see. */
  unavailable: 'pin' | 'board' | null;
  created_at: string;
}

/** A conversation that was started by somebody whom the caller does not follow. Its id is that of the conversation. */
export interface WireContactRequest {
  id: string;
  type: 'contactrequest';
  sender: WireUserShort;
  conversation: WireConversation;
  created_at: string;
}
