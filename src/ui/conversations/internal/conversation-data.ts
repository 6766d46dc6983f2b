import type { ConversationGateway } from '../../../application/ports/people/conversation-gateway.ts';
import { mergeNewest, type Conversation, type Message } from '../../../domain/conversations/message.ts';
import type { AppValue } from '../../base/app-context.ts';
import { PINS_OF_PAGE, type PageDataKey } from '../../base/stores/page-data-store.ts';

type ConversationApp = Pick<AppValue, 'stores' | 'services'>;

/** The conversations of the viewer. `readAt`: when they were read, in milliseconds since the epoch. */
export type ConversationLists = {
  readonly requests: readonly Conversation[];
  readonly active: readonly Conversation[];
  readonly bookmark: string | null;
  readonly readAt: number;
};

/** An open conversation; its messages are newest first. */
export type OpenConversation = {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly bookmark: string | null;
  readonly readAt: number;
};

export const CONVERSATIONS: PageDataKey<ConversationLists> = 'conversations';

export function conversationName(id: string): PageDataKey<OpenConversation | undefined> {
  return `conversation/${id}`;
}

/** The name of the message that is being written in a conversation. */
export function messageDraftName(id: string): string {
  return `message ${id}`;
}

/** Imports the gateway of messages. @throws {ServiceError} when the import fails */
export async function openConversations(
  services: Pick<AppValue['services'], 'openFollows'>,
): Promise<ConversationGateway> {
  return (await services.openFollows()).openConversations();
}

/** Reads the newest conversations and requests. */
export async function loadLists({ services, stores }: ConversationApp): Promise<void> {
  const gateway = await openConversations(services);
  const [requests, active] = await Promise.all([gateway.list('request', null), gateway.list('active', null)]);
  stores.pageData.set(CONVERSATIONS, {
    requests: requests === 'expired' ? [] : requests.items,
    active: active === 'expired' ? [] : active.items,
    bookmark: active === 'expired' ? null : active.bookmark,
    readAt: Date.now(),
  });
}

/** Reads the next page of active conversations. */
export async function loadMoreConversations(app: ConversationApp): Promise<void> {
  const lists = app.stores.pageData.find(CONVERSATIONS);
  if (lists === undefined || lists.bookmark === null) return;
  const page = await (await openConversations(app.services)).list('active', lists.bookmark);
  if (page === 'expired') return loadLists(app);
  const known = new Set(lists.active.map(({ id }) => id));
  const items = [...lists.active, ...page.items.filter(({ id }) => !known.has(id))];
  app.stores.pageData.set(CONVERSATIONS, { ...lists, active: items, bookmark: page.bookmark });
}

/** Reads a conversation and its newest messages; false, and nothing is shown of it, unless the viewer is in it. */
export async function loadConversation({ services, stores }: ConversationApp, id: string): Promise<boolean> {
  const gateway = await openConversations(services);
  const [conversation, page] = await Promise.all([gateway.find(id), gateway.messages(id, null)]);
  if (conversation === undefined || page === undefined || page === 'expired') {
    hideConversation({ stores }, id);
    return false;
  }
  stores.pins.put(page.pins);
  stores.pageData.set(
    PINS_OF_PAGE,
    page.pins.map(({ entityId }) => entityId),
  );
  const name = conversationName(id);
  const shown = stores.pageData.find(name);
  const messages = mergeNewest(shown?.messages ?? [], page.items, page.bookmark === null);
  const isContinued = shown !== undefined && messages.length > page.items.length;
  stores.pageData.set(name, {
    conversation,
    messages,
    bookmark: isContinued ? shown.bookmark : page.bookmark,
    readAt: Date.now(),
  });
  return true;
}

/** Removes a message from the page after the viewer has reported it. */
export function hideMessage({ stores }: Pick<ConversationApp, 'stores'>, id: string, message: string): void {
  const name = conversationName(id);
  const shown = stores.pageData.find(name);
  if (shown === undefined) return;
  stores.pageData.set(name, { ...shown, messages: shown.messages.filter((one) => one.id !== message) });
}

/** Removes a conversation from the page, for example after the viewer has left it. */
export function hideConversation({ stores }: Pick<ConversationApp, 'stores'>, id: string): void {
  stores.pageData.set(conversationName(id), undefined);
}

/** Reads earlier messages. */
export async function loadEarlier({ services, stores }: ConversationApp, id: string): Promise<void> {
  const name = conversationName(id);
  const shown = stores.pageData.find(name);
  if (shown === undefined || shown.bookmark === null) return;
  const page = await (await openConversations(services)).messages(id, shown.bookmark);
  if (page === undefined || page === 'expired') return;
  stores.pins.put(page.pins);
  const now = stores.pageData.find(name) ?? shown;
  stores.pageData.set(name, {
    ...now,
    messages: [...now.messages, ...page.items],
    bookmark: page.bookmark,
  });
}

/** Marks a conversation as read, here and on the server. */
export async function markRead({ services, stores }: ConversationApp, id: string): Promise<void> {
  const name = conversationName(id);
  const shown = stores.pageData.find(name);
  if (shown?.conversation.isUnread !== true) return;
  const read = (conversation: Conversation) =>
    conversation.id === id ? { ...conversation, isUnread: false } : conversation;
  stores.pageData.set(name, { ...shown, conversation: read(shown.conversation) });
  const { viewer } = stores.session;
  if (viewer !== null && shown.conversation.status === 'active')
    stores.session.show({
      ...viewer,
      unreadConversationCount: Math.max(0, viewer.unreadConversationCount - 1),
    });
  const lists = stores.pageData.find(CONVERSATIONS);
  if (lists !== undefined)
    stores.pageData.set(CONVERSATIONS, {
      ...lists,
      requests: lists.requests.map(read),
      active: lists.active.map(read),
    });
  await (await openConversations(services)).markRead(id);
}
