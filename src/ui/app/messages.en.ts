import { messages } from '../../domain/messages/message.ts';

export const appMessages = messages('app', {
  pin: 'Pin',
  editPin: 'Edit Pin',
  movePin: 'Move to another board',
  savePin: 'Save Pin',
});
