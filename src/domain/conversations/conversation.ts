import type { MessageSenders } from '../settings/account-settings.ts';

/** The most people whom one person can invite to a conversation. */
export const CONVERSATION_RECIPIENTS = 10;

/** The most stored messages of a conversation; the oldest go first. */
export const CONVERSATION_MESSAGES = 5000;

/**
 * What a conversation is to one of its people. `request`: the person has not decided yet whether to talk. `ignored` and
 * `left`: it is not shown to the person any more.
 */
export const CONVERSATION_STATES = ['active', 'request', 'ignored', 'left'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** The states in which a person sees the conversation. */
export const CONVERSATION_STATUSES = ['active', 'request'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** True for people who see the conversation. */
export function isShownTo(state: ConversationState): state is ConversationStatus {
  return state === 'active' || state === 'request';
}

/** A person to whom a message is sent, in relation to the sender. */
export type Recipient = {
  readonly allowsMessagesFrom: MessageSenders;
  readonly followsSender: boolean;
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
};

/** Whether the sender may write to this person: always in a conversation that is active for the person. */
export function mayMessage(
  { allowsMessagesFrom, followsSender, isBlocked }: Recipient,
  state: ConversationState | null = null,
): boolean {
  if (isBlocked) return false;
  if (state === 'active' || allowsMessagesFrom === 'everyone') return true;
  return allowsMessagesFrom === 'followed' && followsSender;
}

/**
 * The state of a conversation for a recipient of a message. Who does not follow the sender gets it as a request. Who
 * ignored it is not asked again. Who left gets it back if it is `begun` again, which every message between two people
 * does.
 */
export function stateForRecipient(
  state: ConversationState | null,
  { followsSender, begun }: { readonly followsSender: boolean; readonly begun: boolean },
): ConversationState {
  switch (state) {
    case 'active':
    case 'ignored':
      return state;
    case 'left':
      if (!begun) return 'left';
      break;
    case 'request':
    case null:
      break;
  }
  return followsSender ? 'active' : 'request';
}
