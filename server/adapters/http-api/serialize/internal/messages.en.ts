import { messages } from '../../../../../src/domain/messages/message.ts';

/** The names of tiles in lists of boards that are not boards, by kind. */
export const tileMessages = messages('tile', {
  all_pins: 'All Pins',
  story_pins: 'Stories',
  shopping_list: 'Shopping list',
});

/** Why something is a theme of the day. */
export const themeMessages = messages('themes', {
  trend: 'Saved more than usual this week',
  season: 'In season',
  week: 'Most saved this week',
  other: 'Something different',
  products: 'Products people save',
});
