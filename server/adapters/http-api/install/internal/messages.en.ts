import { messages } from '../../../../../src/domain/messages/message.ts';

/** What systems show of the installed app. */
export const installMessages = messages('install', {
  description: 'Save images to boards, with a link back to the source.',
  create: 'Create a pin',
  createShort: 'Create',
});
