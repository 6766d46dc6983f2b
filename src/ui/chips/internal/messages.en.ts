import { messages } from '../../../domain/messages/message.ts';

export const chipsMessages = messages('chips', {
  items: 'Items',
  item: 'Item {index} of {total}',
  itemInNewTab: 'Item {index} of {total}, opens in a new tab',
});
