import { messages } from '../../../domain/messages/message.ts';

export const feedMessages = messages('feeds', {
  homeDescription: '{site}: save images to boards, with a link back to the source.',
  moreFailed: 'Couldn’t load more pins',
  loading: 'Loading…',
  showMore: 'Show more',
  added: '{count, plural, =0 {} one {# more pin.} other {# more pins.}}',
  addedLast:
    '{count, plural, =0 {You’ve reached the end.} one {# more pin. You’ve reached the end.} other {# more pins. You’ve reached the end.}}',
});
