import { messages } from '../../../domain/messages/message.ts';

export const statusMessages = messages('status', {
  loading: 'Loading',
  broken: 'Something went wrong',
  brokenDetail: 'Sorry! Something went wrong on our end. Everything you saved is safe.',
  reload: 'Reload page',
  comingSoon: 'Coming soon',
  comingSoonDetail: 'This feature isn’t available yet.',
  goHome: 'Go to the home feed',
  offline: 'No connection',
  failed: 'This page didn’t load',
  retry: 'Try again',
  retrying: 'Trying again…',
  findPins: 'Find pins',
  notFound: 'We couldn’t find that page',
  notFoundDetail:
    'It may have moved, been removed, or not be shared with you. Check the link, or go back home.',
});
