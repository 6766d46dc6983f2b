import { messages } from '../../../domain/messages/message.ts';

export const repinMessages = messages('repin', {
  title: 'Save Pin',
  titleMove: 'Move to another board',
  save: 'Save',
  move: 'Move',
});
