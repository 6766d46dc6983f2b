import { messages } from '../../../domain/messages/message.ts';

export const imageUploadMessages = messages('image-upload', {
  empty: 'This file is empty.',
  tooLarge: 'This image is too large. The limit is {megabytes} MB.',
});
