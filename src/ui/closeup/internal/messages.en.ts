import { messages } from '../../../domain/messages/message.ts';

export const closeupMessages = messages('closeup', {
  close: 'Close',
  untitled: 'Untitled pin',
  visualSearch: 'Visual search',
  profileOf: '{owner}’s profile',
  someProfile: 'a profile',
  onProfile: 'On {profile}',
  onBoard: 'On the board {board}',
  ingredients: 'Ingredients',
  ingredientCount: '{count, plural, one {# ingredient} other {# ingredients}}',
  servings: '{count, plural, one {# serving} other {# servings}}',
  author: 'By {author}',
  moreLikeThis: 'More like this',
});
