import { messages } from '../../../domain/messages/message.ts';

export const storiesMessages = messages('stories', {
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {index}',
  pageOf: 'Page {index} of {count}',
  viewProduct: 'View product',
});
