import { messages } from '../../domain/messages/message.ts';

export const sharingMessages = messages('sharing', {
  menu: 'Share Menu',
  copyLink: 'Copy link',
  email: 'Email',
  more: 'More ways to share',
  somePin: 'A Pin on {site}',
  copied: 'Link copied',
  copyThis: 'Copy this link:',
});
