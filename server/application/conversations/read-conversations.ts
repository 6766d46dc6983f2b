import {
  CONVERSATION_STATUSES,
  isShownTo,
  type ConversationStatus,
} from '../../../src/domain/conversations/conversation.ts';
import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import { pageOf } from '../arrays/page-of.ts';
import type { OwnConversation } from '../ports/people/conversations.ts';
import type { PersonView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { messageViews, type MessageView } from './message-views.ts';
import { shownConversation } from './internal/shown-conversation.ts';

/** A conversation as the viewer sees it. */
export type ConversationView = {
  readonly conversation: OwnConversation;
  readonly status: ConversationStatus;
  /** Everybody in it who is not deactivated, the viewer too. */
  readonly people: readonly PersonView[];
  readonly lastMessage: MessageView | null;
  /** The sender of the request; null without a request, or when the sender is deactivated. */
  readonly requester: PersonView | null;
};

export type ListedPage<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type Page = { readonly position: string | null; readonly limit: number };
type ReadConversationsDeps = {
  readonly store: Pick<StoreReader, 'conversations' | 'users' | 'pins' | 'boards'>;
  readonly clock: Clock;
};

/** The conversations of the viewer and their messages. */
export class ReadConversations {
  readonly #deps: ReadConversationsDeps;

  constructor(deps: ReadConversationsDeps) {
    this.#deps = deps;
  }

  /** Those with messages, the one with the newest message first. Undefined for a damaged position. */
  async list(
    viewerId: UserId,
    { status, position, limit }: Page & { readonly status: ConversationStatus | null },
  ): Promise<ListedPage<ConversationView> | undefined> {
    if (position !== null && !isIdText(position)) return undefined;
    const states = status === null ? CONVERSATION_STATUSES : [status];
    const query = { states, before: position, limit: limit + 1 };
    const found = await this.#deps.store.conversations.list(viewerId, query);
    const items = found.slice(0, limit);
    const next = found.length > limit ? (items.at(-1)?.own.position ?? null) : null;
    return { items: await this.#views(items, viewerId), next };
  }

  /** Undefined unless the viewer sees the conversation. */
  async find(viewerId: UserId, id: string): Promise<ConversationView | undefined> {
    const conversation = await shownConversation(this.#deps.store, viewerId, id);
    if (conversation === undefined) return undefined;
    return (await this.#views([conversation], viewerId))[0];
  }

  /** Newest first. Undefined unless the viewer sees the conversation; `bad_position` for a damaged position. */
  async messages(
    viewerId: UserId,
    id: string,
    { position, limit }: Page,
  ): Promise<ListedPage<MessageView> | 'bad_position' | undefined> {
    if (position !== null && !isIdText(position)) return 'bad_position';
    const { store, clock } = this.#deps;
    if ((await shownConversation(store, viewerId, id)) === undefined) return undefined;
    const query = { before: position, limit: limit + 1 };
    const { items, next } = pageOf(await store.conversations.messages(id, viewerId, query), limit);
    return { items: await messageViews(store, items, { viewerId, now: clock.now() }), next };
  }

  /** One message of the viewer's conversations. */
  async message(viewerId: UserId, id: string): Promise<MessageView | undefined> {
    const { store, clock } = this.#deps;
    const found = await store.conversations.messagesOf(viewerId, [id]);
    return (await messageViews(store, found, { viewerId, now: clock.now() }))[0];
  }

  async #views(
    conversations: readonly OwnConversation[],
    viewerId: UserId,
  ): Promise<readonly ConversationView[]> {
    const { store, clock } = this.#deps;
    const lastIds = conversations.flatMap(({ own }) => own.lastMessageId ?? []);
    const last = await store.conversations.messagesOf(viewerId, lastIds);
    const ids = new Set(conversations.flatMap(({ members }) => members.map(({ userId }) => userId)));
    const senders = await store.users.views([...ids], viewerId);
    const people = new Map(senders.map((each) => [each.id, each]));
    const views = await messageViews(store, last, { viewerId, now: clock.now(), senders });
    const messages = new Map(views.map((view) => [view.message.id, view]));
    return conversations.flatMap((conversation) => {
      const { own, members } = conversation;
      if (!isShownTo(own.state)) return [];
      const { lastMessageId, request } = own;
      return {
        conversation,
        status: own.state,
        people: members.flatMap(({ userId }) => people.get(userId) ?? []),
        lastMessage: (lastMessageId === null ? undefined : messages.get(lastMessageId)) ?? null,
        requester: (request === null ? undefined : people.get(request.by)) ?? null,
      };
    });
  }
}
