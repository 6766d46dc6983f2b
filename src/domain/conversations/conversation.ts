import type { MessageSenders } from '../settings/account-settings.ts';

/** The maximum number of people whom one person can add to a conversation. */
export const CONVERSATION_RECIPIENTS = 10;

/** The maximum number of stored messages of a conversation. The oldest are removed first. */
export const CONVERSATION_MESSAGES = 5000;

/**
 * The state of a conversation for one of its members. `request`: the member has not accepted it yet. `ignored` and
 * `left`: the member does not see it.
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

/** The recipient of a message in relation to the sender. */
export type Recipient = {
  readonly allowsMessagesFrom: MessageSenders;
  readonly followsSender: boolean;
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
};

/** Whether the sender may write to this person. Unless blocked, they always may where the conversation is active for them. */
export function mayMessage(
  { allowsMessagesFrom, followsSender, isBlocked }: Recipient,
  state: ConversationState | null = null,
): boolean {
  if (isBlocked) return false;
  if (state === 'active' || allowsMessagesFrom === 'everyone') return true;
  return allowsMessagesFrom === 'followed' && followsSender;
}

/**
 * The state of a conversation for a recipient of a message. Recipients who do not follow the sender get it as a request.
 * Recipients who ignored it are not asked again. Recipients who left get it back if it is `restarted`, which every message
 * between two people does.
 */
export function stateForRecipient(
  state: ConversationState | null,
  { followsSender, restarted }: { readonly followsSender: boolean; readonly restarted: boolean },
): ConversationState {
  switch (state) {
    case 'active':
    case 'ignored':
      return state;
    case 'left':
      if (!restarted) return 'left';
      break;
    case 'request':
    case null:
      break;
  }
  return followsSender ? 'active' : 'request';
}
