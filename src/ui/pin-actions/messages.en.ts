import { messages } from '../../domain/messages/message.ts';

export const pinActionMessages = messages('pin-actions', {
  favorite: 'Favorite',
  favoriteCount: 'Favorite, {count}',
  // At most 14 characters; a longer text is cut.
  seeStats: 'See stats',
});
