import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';
import { shownConversation } from './internal/shown-conversation.ts';

export type AnswerRequestOutcome = { readonly kind: 'done' | 'not_found' | 'answered_already' };

/** Marks conversations of a member as read, leaves them, and answers requests. */
export class KeepConversations {
  readonly #store: Store;

  constructor(deps: { readonly store: Store }) {
    this.#store = deps.store;
  }

  /**
   * Sets the member's own mark. Reading a conversation also marks its notification as read. False unless the member sees
   * the conversation.
   */
  markRead(memberId: UserId, id: string, isRead: boolean): Promise<boolean> {
    return this.#store.transaction(async (tx) => {
      if ((await shownConversation(tx, memberId, id)) === undefined) return false;
      await tx.conversations.markRead(id, memberId, isRead);
      if (isRead) await tx.news.markReadAbout(memberId, { kind: 'conversation', id });
      return true;
    });
  }

  /** Sends no notification. False unless the member sees the conversation. */
  leave(memberId: UserId, id: string): Promise<boolean> {
    return this.#store.transaction(async (tx) => {
      if ((await shownConversation(tx, memberId, id)) === undefined) return false;
      await tx.conversations.setMember(id, { userId: memberId, state: 'left', request: null });
      return true;
    });
  }

  /** Ignoring a request sends no notification. */
  answerRequest(memberId: UserId, id: string, answer: 'accept' | 'ignore'): Promise<AnswerRequestOutcome> {
    return this.#store.transaction(async (tx): Promise<AnswerRequestOutcome> => {
      const own = (await tx.conversations.find(id, memberId))?.own;
      if (own?.request == null) return { kind: 'not_found' };
      if (own.state !== 'request') return { kind: 'answered_already' };
      const state = answer === 'accept' ? 'active' : 'ignored';
      await tx.conversations.setMember(id, { userId: memberId, state, request: own.request });
      return { kind: 'done' };
    });
  }
}
