import type { ConversationState, Recipient } from '../../../../src/domain/conversations/conversation.ts';
import type { BoardId, PinId, UserId } from '../../../../src/domain/ids/ids.ts';

export type ConversationMember = {
  readonly userId: UserId;
  readonly state: ConversationState;
  /** The request of the sender whom the person did not follow. */
  readonly request: { readonly by: UserId; readonly at: number } | null;
};

export type ConversationRecord = {
  readonly id: string;
  readonly createdAt: number;
  /** The time of the newest message. */
  readonly updatedAt: number;
  /** In the order of their ids. */
  readonly members: readonly ConversationMember[];
};

/** A conversation as one of its members has it. */
export type OwnConversation = ConversationRecord & {
  readonly own: ConversationMember & {
    readonly isUnread: boolean;
    /** The newest message that the member may see; null before the first. */
    readonly lastMessageId: string | null;
    /** The newest message, visible or not. It determines the order of lists. */
    readonly position: string;
  };
};

export type MessageRecord = {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: UserId;
  readonly text: string;
  /** The pin may be gone. */
  readonly pinId: PinId | null;
  /** The board may be gone. */
  readonly boardId: BoardId | null;
  readonly createdAt: number;
};

/** A person in relation to the sender of a message. */
export type RecipientView = Recipient & { readonly userId: UserId };

export type ConversationPage = {
  readonly states: readonly ConversationState[];
  /** The position of the last conversation of the previous page. */
  readonly before: string | null;
  readonly limit: number;
};

export interface ConversationReader {
  /** Undefined unless the person is a member, in whatever state. */
  find(id: string, memberId: UserId): Promise<OwnConversation | undefined>;
  /** The conversation of exactly these people, in any order. */
  ofPeople(people: readonly UserId[]): Promise<string | undefined>;
  /** The person's conversations with messages that the person may see, the one with the newest message first. */
  list(memberId: UserId, page: ConversationPage): Promise<readonly OwnConversation[]>;
  /** The number of listed active conversations with unread messages. */
  countUnseen(memberId: UserId): Promise<number>;
  /**
   * Messages, newest first: without those from before the member has left, those that the member has reported, and
   * those of deactivated people.
   */
  messages(
    id: string,
    memberId: UserId,
    page: { readonly before: string | null; readonly limit: number },
  ): Promise<readonly MessageRecord[]>;
  /** Messages of the member's conversations with these ids, under the same conditions, in any order. */
  messagesOf(memberId: UserId, ids: readonly string[]): Promise<readonly MessageRecord[]>;
  /** The messages with these ids, in any order, without a check of who may see them. */
  messagesByIds(ids: readonly string[]): Promise<readonly MessageRecord[]>;
  /** The person's own messages, oldest first. */
  sentBy(
    senderId: UserId,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly MessageRecord[]>;
  /** In any order; unknown and deactivated people are omitted. */
  recipients(senderId: UserId, ids: readonly UserId[]): Promise<readonly RecipientView[]>;
}

export interface ConversationRepository extends ConversationReader {
  insert(conversation: ConversationRecord): Promise<void>;
  /** Leaving hides all messages until then. Missing members are fine. */
  setMember(id: string, member: ConversationMember): Promise<void>;
  /**
   * Adds a message. It is unread for all members but the sender; those who have left are not reached. The pin counts
   * it. Of more than `most` messages of the conversation the oldest are removed.
   */
  addMessage(message: MessageRecord, most: number): Promise<void>;
  /** Sets the member's own mark. */
  markRead(id: string, memberId: UserId, isRead: boolean): Promise<void>;
}
