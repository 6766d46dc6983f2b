import { messages } from '../../../domain/messages/message.ts';

export const carouselMessages = messages('carousel', {
  previous: 'View Previous',
  next: 'View Next',
});
