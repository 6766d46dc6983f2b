import { messages } from '../../domain/messages/message.ts';

export const offlineMessages = messages('offline', {
  pageTitle: 'No connection · {site}',
  title: 'No connection',
  detail: '{site} can’t be reached. We’ll reconnect automatically.',
  retry: 'Try again',
  trying: 'Trying…',
  stillOffline: 'Still no connection.',
  recentlyViewed: 'Recently viewed',
});
