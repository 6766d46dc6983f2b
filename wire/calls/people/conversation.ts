import {
  CONVERSATION_RECIPIENTS,
  CONVERSATION_STATUSES,
} from '../../../src/domain/conversations/conversation.ts';
import { accept } from '../../../src/domain/limits/checked.ts';
import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';
import type { WireContactRequest, WireConversation, WireMessage } from '../../conversation.ts';
import { bool, id, oneOf, text, textUpTo } from '../../params/kinds.ts';
import { idList, list } from '../../params/lists.ts';
import { kind } from '../../params/param.ts';
import { partsOf } from '../../params/parts.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

const CONTENT = {
  text: withDefault(text('message'), ''),
  pin: optional(id<PinId>()),
  board: optional(id<BoardId>()),
};
const CONVERSATION = { conversation_id: required(id<string>()) };
const contactRequest = partsOf({ id: required(id<string>()) });
const plainId = id<string>();
const REQUEST = {
  contact_request: required(
    kind<string, string | { readonly id: string }>('object with id, or the id', (raw) => {
      const plain = plainId(raw);
      if (plain.ok) return plain;
      const parts = contactRequest(raw);
      return parts.ok ? accept(parts.value.id) : parts;
    }),
  ),
};

/** Calls about messages between people. */
export const CONVERSATION_CALLS = {
  beginConversation: resource({
    name: 'ConversationsResource',
    action: 'create',
    endpointName: 'conversations_create',
    says: 'Starts a conversation, or continues the existing one with the same people, and sends a text, a pin or a board in it. People who do not follow the caller get it as a request. The call is refused if one of the people does not accept messages of the caller. Mail addresses cannot be used yet.',
    who: 'S',
    bucket: 'messages',
    params: {
      user_ids: optional(idList<UserId>({ max: CONVERSATION_RECIPIENTS })),
      emails: optional(list(textUpTo(254, 1), { max: CONVERSATION_RECIPIENTS })),
      ...CONTENT,
    },
    answer: payload<WireConversation>('the conversation'),
    errors: ['user_not_found', 'pin_not_found', 'board_not_found', 'forbidden', 'invalid_parameter'],
  }),
  listConversations: resource({
    name: 'ConversationsResource',
    action: 'get',
    endpointName: 'conversations_get',
    says: 'Lists the caller’s conversations that have messages, the one with the newest message first.',
    who: 'S',
    list: {},
    params: { status: optional(oneOf(CONVERSATION_STATUSES)) },
    answer: payload<readonly WireConversation[]>('conversations'),
    errors: ['invalid_bookmark'],
  }),
  readConversation: resource({
    name: 'ConversationResource',
    action: 'get',
    endpointName: 'conversation_get',
    says: 'Returns a conversation of the caller.',
    who: 'S',
    params: CONVERSATION,
    answer: payload<WireConversation>('the conversation'),
    errors: ['object_not_found'],
  }),
  updateConversation: resource({
    name: 'ConversationResource',
    action: 'update',
    endpointName: 'conversation_update',
    says: 'Sets the caller’s own mark of a conversation. Others do not learn of it.',
    who: 'S',
    params: { ...CONVERSATION, read: required(bool()) },
    answer: payload<WireConversation>('the conversation'),
    errors: ['object_not_found'],
  }),
  leaveConversation: resource({
    name: 'ConversationResource',
    action: 'delete',
    endpointName: 'conversation_delete',
    says: 'Leaves a conversation. Its messages are not shown to the caller any more, even if it begins again.',
    who: 'S',
    params: CONVERSATION,
    answer: OK_PAYLOAD,
    errors: ['object_not_found'],
  }),
  sendMessage: resource({
    name: 'ConversationMessagesResource',
    action: 'create',
    endpointName: 'conversation_messages_create',
    says: 'Sends a text, a pin or a board in a conversation of the caller; one of them is required. A reply to a request accepts it.',
    who: 'S',
    bucket: 'messages',
    params: { ...CONVERSATION, ...CONTENT },
    answer: payload<WireMessage>('the message'),
    errors: ['object_not_found', 'pin_not_found', 'board_not_found', 'forbidden', 'invalid_parameter'],
  }),
  listMessages: resource({
    name: 'ConversationMessagesResource',
    action: 'get',
    endpointName: 'conversation_messages_get',
    says: 'Lists the messages of a conversation of the caller, newest first, without those that the caller has reported. Pins and boards that the caller may not see are null.',
    who: 'S',
    list: {},
    params: CONVERSATION,
    answer: payload<readonly WireMessage[]>('messages'),
    errors: ['object_not_found', 'invalid_bookmark'],
  }),
  listContactRequests: resource({
    name: 'ContactRequestsResource',
    action: 'get',
    endpointName: 'contact_requests_get',
    says: 'Lists requests: conversations started by people whom the caller does not follow, newest first.',
    who: 'S',
    list: {},
    params: {},
    answer: payload<readonly WireContactRequest[]>('contact requests'),
    errors: ['invalid_bookmark'],
  }),
  acceptContactRequest: resource({
    name: 'ContactRequestAcceptResource',
    action: 'update',
    endpointName: 'contact_request_accept_update',
    says: 'Accepts a contact request: its conversation becomes one like all others.',
    who: 'S',
    params: REQUEST,
    answer: OK_PAYLOAD,
    errors: ['object_not_found', 'conflict'],
  }),
  ignoreContactRequest: resource({
    name: 'ContactRequestIgnoreResource',
    action: 'delete',
    endpointName: 'contact_request_ignore_delete',
    says: 'Ignores a contact request: the conversation is not shown any more. Its sender does not learn of it.',
    who: 'S',
    params: REQUEST,
    answer: OK_PAYLOAD,
    errors: ['object_not_found', 'conflict'],
  }),
};
