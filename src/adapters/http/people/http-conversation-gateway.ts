import type {
  ConversationGateway,
  ConversationPage,
  MessagePage,
  NewMessage,
} from '../../../application/ports/people/conversation-gateway.ts';
import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import { CONVERSATION_STATUSES } from '../../../domain/conversations/conversation.ts';
import type { Conversation, Message } from '../../../domain/conversations/message.ts';
import type { UserId } from '../../../domain/ids/ids.ts';
import { boardShortFromWire } from '../../../../wire/board-from-wire.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { flag, objectOrNull, objectsOf, oneOf, rawObject, text, type Raw } from '../../../../wire/raw.ts';
import { timeFromWire } from '../../../../wire/time.ts';
import { userShortFromWire } from '../../../../wire/user-from-wire.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Messages between people over the resource calls. */
export class HttpConversationGateway implements ConversationGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async list(status: Conversation['status'], bookmark: string | null): Promise<ConversationPage | 'expired'> {
    const answer = await this.#calls.get('Conversations', { status, ...paging(bookmark) });
    if (answer.kind === 'failed') return 'expired';
    return { items: objectsOf(answer.data, conversationFromWire), bookmark: answer.bookmark };
  }

  async find(id: string): Promise<Conversation | undefined> {
    const answer = await this.#calls.get('Conversation', { conversation_id: id });
    return answer.kind === 'failed' ? undefined : conversationFromWire(rawObject(answer.data));
  }

  async messages(id: string, bookmark: string | null): Promise<MessagePage | 'expired' | undefined> {
    const options = { conversation_id: id, ...paging(bookmark) };
    const answer = await this.#calls.get('ConversationMessages', options);
    if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : undefined;
    const pins = objectsOf(answer.data, (raw) => objectOrNull(raw.pin, pinFromWire));
    return {
      items: objectsOf(answer.data, messageFromWire),
      pins: pins.filter((pin) => pin !== null),
      bookmark: answer.bookmark,
    };
  }

  async begin(people: readonly UserId[], message: NewMessage) {
    const options = { user_ids: people, ...contentOf(message) };
    const answer = await this.#calls.create('Conversations', options);
    if (answer.kind === 'failed') return refusedBy(answer.error);
    return { kind: 'sent', conversationId: text(rawObject(answer.data).id) } as const;
  }

  async send(id: string, message: NewMessage) {
    const options = { conversation_id: id, ...contentOf(message) };
    const answer = await this.#calls.create('ConversationMessages', options);
    return answer.kind === 'failed' ? refusedBy(answer.error) : ({ kind: 'sent' } as const);
  }

  async markRead(id: string): Promise<DoneOutcome> {
    return done(await this.#calls.update('Conversation', { conversation_id: id, read: true }));
  }

  async leave(id: string): Promise<DoneOutcome> {
    return done(await this.#calls.delete('Conversation', { conversation_id: id }));
  }

  async accept(id: string): Promise<DoneOutcome> {
    return done(await this.#calls.update('ContactRequestAccept', { contact_request: { id } }));
  }

  async ignore(id: string): Promise<DoneOutcome> {
    return done(await this.#calls.delete('ContactRequestIgnore', { contact_request: { id } }));
  }
}

function paging(bookmark: string | null): { readonly bookmarks?: string[] } {
  return bookmark === null ? {} : { bookmarks: [bookmark] };
}

function contentOf({ text, pinId }: NewMessage) {
  return { text, ...(pinId === null ? {} : { pin: pinId }) };
}

function done(answer: CallOutcome): DoneOutcome {
  return answer.kind === 'ok' ? { kind: 'done' } : refusedBy(answer.error);
}

function conversationFromWire(raw: Raw): Conversation {
  return {
    id: text(raw.id),
    people: objectsOf(raw.users, userShortFromWire),
    lastMessage: objectOrNull(raw.last_message, (message) => messageFromWire(rawObject(message))),
    isUnread: flag(raw.unread),
    status: oneOf(raw.status, CONVERSATION_STATUSES, 'active'),
    updatedAt: timeFromWire(raw.updated_at) ?? 0,
  };
}

function messageFromWire(raw: Raw): Message {
  return {
    id: text(raw.id),
    text: text(raw.text),
    sender: userShortFromWire(raw.sender),
    pinId: objectOrNull(raw.pin, pinFromWire)?.entityId ?? null,
    board: objectOrNull(raw.board, boardShortFromWire),
    unavailable: oneOf(raw.unavailable, ['pin', 'board'], null),
    createdAt: timeFromWire(raw.created_at) ?? 0,
  };
}
