import type { Conversation, Message } from '../../../domain/conversations/message.ts';
import type { PinId, UserId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

export type ConversationPage = {
  readonly items: readonly Conversation[];
  readonly bookmark: string | null;
};

/** Newest first. `pins`: those of the messages. */
export type MessagePage = {
  readonly items: readonly Message[];
  readonly pins: readonly Pin[];
  readonly bookmark: string | null;
};

export type NewMessage = { readonly text: string; readonly pinId: PinId | null };

/** Messages between people. @throws {ServiceError} */
export interface ConversationGateway {
  /** Active conversations or requests, the one with the newest message first. `'expired'`: start again. */
  list(status: Conversation['status'], bookmark: string | null): Promise<ConversationPage | 'expired'>;
  /** Undefined unless the viewer is in it. */
  find(id: string): Promise<Conversation | undefined>;
  /** Undefined unless the viewer is in the conversation. `'expired'`: start again. */
  messages(id: string, bookmark: string | null): Promise<MessagePage | 'expired' | undefined>;
  /** Begins a conversation with these people, or goes on with theirs. */
  begin(
    people: readonly UserId[],
    message: NewMessage,
  ): Promise<{ readonly kind: 'sent'; readonly conversationId: string } | Refused>;
  send(id: string, message: NewMessage): Promise<{ readonly kind: 'sent' } | Refused>;
  /** Sets the viewer's own mark. */
  markRead(id: string): Promise<DoneOutcome>;
  leave(id: string): Promise<DoneOutcome>;
  accept(id: string): Promise<DoneOutcome>;
  ignore(id: string): Promise<DoneOutcome>;
}
