import { messages } from '../../../../../src/domain/messages/message.ts';

/** The names of tiles in lists of boards that are not boards, by kind. */
export const tileMessages = messages('tile', {
  all_pins: 'All Pins',
  story_pins: 'Stories',
  shopping_list: 'Shopping list',
});
