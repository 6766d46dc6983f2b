import { messages } from '../../domain/messages/message.ts';

export const promoteMessages = messages('promote', {
  /** Leads to the form in which a Pin is made an ad. */
  promote: 'Promote',
});
