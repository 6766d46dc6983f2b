import type { BoardShort } from '../boards/board.ts';
import type { PinId } from '../ids/ids.ts';
import type { UserShort } from '../users/user.ts';
import type { ConversationStatus } from './conversation.ts';

/** A message of a conversation. Times in milliseconds since the epoch. */
export type Message = {
  readonly id: string;
  readonly text: string;
  readonly sender: UserShort;
  readonly pinId: PinId | null;
  readonly board: BoardShort | null;
  /** The kind of attachment that was deleted, or that the viewer may not see. */
  readonly unavailable: 'pin' | 'board' | null;
  readonly createdAt: number;
};

/** A conversation as the viewer has it. */
export type Conversation = {
  readonly id: string;
  /** Everybody in it, the viewer too. */
  readonly people: readonly UserShort[];
  readonly lastMessage: Message | null;
  readonly isUnread: boolean;
  readonly status: ConversationStatus;
  readonly updatedAt: number;
};

/** Everybody in a conversation but the viewer. */
export function othersIn(
  { people }: Pick<Conversation, 'people'>,
  viewerId: string | null,
): readonly UserShort[] {
  return people.filter(({ entityId }) => entityId !== viewerId);
}

/**
 * Merges the newest page, which was read again, into the loaded messages; both are newest first. New messages come first,
 * and loaded messages that are missing on the page are dropped if they belong to its time. `isAll`: the page has all
 * messages.
 */
export function mergeNewest(
  loaded: readonly Message[],
  newest: readonly Message[],
  isAll: boolean,
): readonly Message[] {
  const oldest = newest.at(-1);
  if (oldest === undefined || isAll) return newest;
  const ids = new Set(newest.map(({ id }) => id));
  const end = loaded.findIndex(({ id }) => id === oldest.id);
  // Without a common message there may be others between both, which are loaded with the next page.
  if (end === -1) return newest;
  return [...newest, ...loaded.slice(end + 1).filter(({ id }) => !ids.has(id))];
}

/** Messages of one sender that follow each other within this time form a group, ms. */
const GROUP_MS = 5 * 60_000;

/** Whether a message starts a group, which shows its sender and time once. */
export function startsGroup(
  message: Pick<Message, 'sender' | 'createdAt'>,
  previous: Pick<Message, 'sender' | 'createdAt'> | undefined,
): boolean {
  return (
    previous === undefined ||
    previous.sender.entityId !== message.sender.entityId ||
    message.createdAt - previous.createdAt > GROUP_MS
  );
}
