import { messages } from '../../../domain/messages/message.ts';

export const newsMessages = messages('news', {
  title: 'Notifications',
  lead: 'What people do with your Pins and boards, from the last 90 days.',
  settings: 'Choose what you’re notified about',
  unread: 'New',
  justNow: 'Just now',
  hide: 'Hide Pin',
  more: 'Show more',
  nothing: 'No notifications yet',
  nothingDetail: 'When someone saves your Pins or follows you, you’ll see it here.',
  explore: 'Explore ideas',
});
