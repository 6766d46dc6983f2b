import { messages } from '../../messages/message.ts';

export const badgeMessages = messages('badges', {
  soldOut: 'Sold out',
  seePrice: 'See price on site',
});
