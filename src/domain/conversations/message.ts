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
  /** What was sent that the viewer may not see, or that is gone. */
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
 * Messages, newest first, after the newest page was read again: new ones come before those that are known, and known
 * ones of the page's time that are not on it any more are dropped.
 */
export function mergeNewest(known: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const oldest = newest.at(-1);
  if (oldest === undefined) return [];
  const ids = new Set(newest.map(({ id }) => id));
  const end = known.findIndex(({ id }) => id === oldest.id);
  // Without a common message there may be others between both, which are loaded with the next page.
  if (end === -1) return newest;
  return [...newest, ...known.slice(end + 1).filter(({ id }) => !ids.has(id))];
}
