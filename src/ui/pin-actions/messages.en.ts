import { messages } from '../../domain/messages/message.ts';

export const pinActionMessages = messages('pin-actions', {
  favorite: 'Favorite',
  favoriteCount: 'Favorite, {count}',
  seeStats: 'See stats',
});
