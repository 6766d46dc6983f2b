import type { WireContactRequest, WireConversation, WireMessage } from '../../../../wire/conversation.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { MessageView } from '../../../application/conversations/message-views.ts';
import type { ConversationView } from '../../../application/conversations/read-conversations.ts';
import { withoutReason } from '../../../application/feeds/feed-item.ts';
import { boardShortToWire } from './board-to-wire.ts';
import { pinToWire } from './pin-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** A conversation as its viewer has it. */
export function conversationToWire(view: ConversationView, context: SerializationContext): WireConversation {
  const { conversation, status, people, lastMessage } = view;
  return {
    id: conversation.id,
    type: 'conversation',
    users: people.map((person) => userShortToWire(person, context)),
    last_message: lastMessage === null ? null : messageToWire(lastMessage, context),
    unread: conversation.own.isUnread,
    status,
    created_at: timeToWire(conversation.createdAt),
    updated_at: timeToWire(conversation.updatedAt),
  };
}

/** A message; `position` is its place in the response. */
export function messageToWire(view: MessageView, context: SerializationContext, position = 0): WireMessage {
  const { message, sender, pin, board } = view;
  return {
    id: message.id,
    type: 'message',
    conversation_id: message.conversationId,
    text: message.text,
    sender: userShortToWire(sender, context),
    pin:
      pin === null
        ? null
        : pinToWire(withoutReason(pin), context, { surface: 'conversation', position }).toJSON(),
    board: board === null ? null : boardShortToWire(board, context),
    user: null,
    unavailable: unavailable(view),
    created_at: timeToWire(message.createdAt),
  };
}

/** The request that a conversation is to its viewer; null if nobody is there who asks. */
export function contactRequestToWire(
  view: ConversationView,
  context: SerializationContext,
): WireContactRequest | null {
  const { conversation, requester } = view;
  const { request } = conversation.own;
  if (request === null || requester === null) return null;
  return {
    id: conversation.id,
    type: 'contactrequest',
    sender: userShortToWire(requester, context),
    conversation: conversationToWire(view, context),
    created_at: timeToWire(request.at),
  };
}

function unavailable({ message, pin, board }: MessageView): WireMessage['unavailable'] {
  if (message.pinId !== null && pin === null) return 'pin';
  return message.boardId !== null && board === null ? 'board' : null;
}
