import { messages } from '../../domain/messages/message.ts';

export const cardToolMessages = messages('card-tools', {
  more: 'More options',
  send: 'Send',
  download: 'Download image',
  editPin: 'Edit Pin',
});
