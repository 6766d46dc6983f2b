import { messages } from '../../../domain/messages/message.ts';

export const pinsMessages = messages('pins', {
  pin: 'Pin',
  pinBy: 'Pin by {name}',
  broken: 'This Pin can’t be shown here',
  unavailable: 'Unavailable',
  removed: 'Removed by the creator',
  more: 'More options',
  shop: 'Shop',
  visit: 'Visit site',
  visitInNewTab: 'Visit site, opens in a new tab',
  reduced: '{price}, previously {before}',
  rated:
    '{count, plural, one {Rated {value} out of {max} by {people} person} other {Rated {value} out of {max} by {people} people}}',
});
