import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { MessageRecord } from '../../ports/people/conversations.ts';
import type { ExportDocument } from './export-document.ts';
import { AT_ONCE, type Sources } from './export-sources.ts';

type MessageDocument = ExportDocument<MessageRecord, 'senderId', { createdAt: 'sent_at' }> & {
  /** The usernames of the others in the conversation. */
  readonly people: readonly string[];
};

/** The messages that the user sent, without those of others. */
export async function ownMessages(userId: UserId, sources: Sources): Promise<readonly MessageDocument[]> {
  const { store, formatTime } = sources;
  const all: MessageRecord[] = [];
  for (;;) {
    const page = await store.conversations.sentBy(userId, { after: all.at(-1)?.id ?? null, limit: AT_ONCE });
    all.push(...page);
    if (page.length < AT_ONCE) break;
  }
  const people = new Map<string, readonly string[]>();
  for (const id of new Set(all.map(({ conversationId }) => conversationId))) {
    people.set(id, await othersIn(id, userId, sources));
  }
  return all.map((message) => ({
    id: message.id,
    conversation_id: message.conversationId,
    people: people.get(message.conversationId) ?? [],
    text: message.text,
    pin_id: message.pinId,
    board_id: message.boardId,
    sent_at: formatTime(message.createdAt),
  }));
}

async function othersIn(id: string, userId: UserId, { store }: Sources): Promise<readonly string[]> {
  const conversation = await store.conversations.find(id, userId);
  const others = (conversation?.members ?? [])
    .map((member) => member.userId)
    .filter((each) => each !== userId);
  return (await store.users.views(others, userId)).map(({ username }) => username);
}
