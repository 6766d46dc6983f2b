import { messages } from '../../../domain/messages/message.ts';

export const listViewMessages = messages('list-view', {
  smallerImages: 'Smaller images',
});
