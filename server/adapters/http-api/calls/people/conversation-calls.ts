import { CONVERSATION_CALLS } from '../../../../../wire/calls/people/conversation.ts';
import type { BoardId, PinId } from '../../../../../src/domain/ids/ids.ts';
import type { AnswerRequestOutcome } from '../../../../application/conversations/keep-conversations.ts';
import type {
  MessageContent,
  MessageRefused,
  SendMessageOutcome,
} from '../../../../application/conversations/send-message.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import {
  contactRequestToWire,
  conversationToWire,
  messageToWire,
} from '../../serialize/conversation-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';

/** Calls about messages between people. */
export function conversationCalls(deps: CallDeps): readonly Call[] {
  const { keepConversations } = deps;
  return implementCalls(CONVERSATION_CALLS, {
    beginConversation: beginConversation(deps),
    listConversations: listConversations(deps),
    readConversation: readConversation(deps),
    updateConversation: async (context, { conversation_id: id, read }) => {
      if (!(await keepConversations.markRead(context.viewerId, id, read))) throw notFound();
      return readConversation(deps)(context, { conversation_id: id });
    },
    leaveConversation: async (context, { conversation_id: id }) => {
      if (!(await keepConversations.leave(context.viewerId, id))) throw notFound();
      return { data: OK };
    },
    sendMessage: sendMessage(deps),
    listMessages: listMessages(deps),
    listContactRequests: listContactRequests(deps),
    acceptContactRequest: async (context, { contact_request: id }) => {
      answeredOrFailure(await keepConversations.answerRequest(context.viewerId, id, 'accept'));
      return { data: OK };
    },
    ignoreContactRequest: async (context, { contact_request: id }) => {
      answeredOrFailure(await keepConversations.answerRequest(context.viewerId, id, 'ignore'));
      return { data: OK };
    },
  });
}

function beginConversation(deps: CallDeps): Answer<typeof CONVERSATION_CALLS.beginConversation> {
  return async (context, options) => {
    if (options.emails !== undefined && options.emails.length > 0) {
      throw invalidParameter('emails', 'not_allowed');
    }
    const people = options.user_ids ?? [];
    if (people.length === 0) throw invalidParameter('user_ids', 'missing');
    const outcome = await deps.sendMessage.begin(context.viewerId, people, contentOf(options));
    const { conversationId } = sentOrFailure(outcome);
    const answer = await readConversation(deps)(context, { conversation_id: conversationId });
    return { ...answer, made: conversationId };
  };
}

function listConversations({
  readConversations,
  writing,
}: CallDeps): Answer<typeof CONVERSATION_CALLS.listConversations> {
  return async (context, { status = null }) => {
    const { position, size: limit } = context.page;
    const page = await readConversations.list(context.viewerId, { status, position, limit });
    if (page === undefined) throw new CallFailure('invalid_bookmark');
    const serialization = serializationContext(context, writing);
    return { data: page.items.map((view) => conversationToWire(view, serialization)), next: page.next };
  };
}

function readConversation({
  readConversations,
  writing,
}: CallDeps): Answer<typeof CONVERSATION_CALLS.readConversation> {
  return async (context, { conversation_id: id }) => {
    const view = await readConversations.find(context.viewerId, id);
    if (view === undefined) throw notFound();
    return { data: conversationToWire(view, serializationContext(context, writing)) };
  };
}

function sendMessage({
  sendMessage,
  readConversations,
  writing,
}: CallDeps): Answer<typeof CONVERSATION_CALLS.sendMessage> {
  return async (context, options) => {
    const content = contentOf(options);
    if (content.text === '' && content.pinId === null && content.boardId === null) {
      throw invalidParameter('text', 'missing');
    }
    const outcome = await sendMessage.reply(context.viewerId, options.conversation_id, content);
    const { message } = sentOrFailure(outcome);
    const view = message && (await readConversations.message(context.viewerId, message.id));
    if (view == null) throw notFound();
    return { data: messageToWire(view, serializationContext(context, writing)), made: view.message.id };
  };
}

function listMessages({
  readConversations,
  writing,
}: CallDeps): Answer<typeof CONVERSATION_CALLS.listMessages> {
  return async (context, { conversation_id: id }) => {
    const { position, size: limit } = context.page;
    const page = await readConversations.messages(context.viewerId, id, { position, limit });
    if (page === 'bad_position') throw new CallFailure('invalid_bookmark');
    if (page === undefined) throw notFound();
    const serialization = serializationContext(context, writing);
    return {
      data: page.items.map((view, position) => messageToWire(view, serialization, position)),
      next: page.next,
    };
  };
}

function listContactRequests({
  readConversations,
  writing,
}: CallDeps): Answer<typeof CONVERSATION_CALLS.listContactRequests> {
  return async (context) => {
    const { position, size: limit } = context.page;
    const page = await readConversations.list(context.viewerId, { status: 'request', position, limit });
    if (page === undefined) throw new CallFailure('invalid_bookmark');
    const serialization = serializationContext(context, writing);
    return {
      data: page.items.flatMap((view) => contactRequestToWire(view, serialization) ?? []),
      next: page.next,
    };
  };
}

function contentOf(options: {
  readonly text: string;
  readonly pin: PinId | undefined;
  readonly board: BoardId | undefined;
}): MessageContent {
  const { text, pin = null, board = null } = options;
  if (pin !== null && board !== null) throw invalidParameter('board', 'not_allowed');
  return { text, pinId: pin, boardId: board };
}

/** @throws {CallFailure} for every other outcome */
function sentOrFailure(outcome: SendMessageOutcome): Extract<SendMessageOutcome, { kind: 'sent' }> {
  switch (outcome.kind) {
    case 'sent':
      return outcome;
    case 'conversation_not_found':
      throw notFound();
    case 'only_oneself':
      throw invalidParameter('user_ids', 'not_allowed');
    case 'forbidden':
      throw new CallFailure('forbidden', { message: refusalText(outcome) });
    default:
      throw new CallFailure(outcome.kind);
  }
}

/** Who was blocked does not learn it: it reads the same as a setting. */
function refusalText({ why, isGroup }: MessageRefused) {
  switch (why) {
    case 'blocked':
      return isGroup ? callMessages.groupBlocked : callMessages.messageBlocked;
    case 'refused':
      return isGroup ? callMessages.groupRefused : callMessages.messageRefused;
    case 'nobody':
      return isGroup ? callMessages.groupEmpty : callMessages.messageRefused;
  }
}

/** @throws {CallFailure} unless the request was there and open */
function answeredOrFailure({ kind }: AnswerRequestOutcome): void {
  if (kind === 'not_found') throw objectNotFound('contact_request');
  if (kind === 'answered_already') throw new CallFailure('conflict');
}

function notFound(): CallFailure {
  return objectNotFound('conversation');
}
