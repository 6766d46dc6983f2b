import { messages } from '../../domain/messages/message.ts';

/** Error messages: what failed, and what to do about it. */
export const failureMessages = messages('failure', {
  offline: 'You seem to be offline. Nothing was lost – try again when you’re back online.',
  unreachable: 'We can’t reach the server. Nothing was lost – try again in a moment.',
  unavailable: 'Sorry! Something went wrong on our end.',
  limited: 'Log in with your password and try again.',
  session_ended: 'You’ve been logged out. Log in and try again.',
});
