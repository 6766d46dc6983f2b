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

/** What news items say, by category. `others`: how many people did it besides the named one. */
export const newsMessages = messages('news_item', {
  save: '{others, plural, =0 {{name} saved your Pin} one {{name} and # other saved your Pin} other {{name} and # others saved your Pin}}',
  favorite:
    '{others, plural, =0 {{name} favorited your Pin} one {{name} and # other favorited your Pin} other {{name} and # others favorited your Pin}}',
  reaction:
    '{others, plural, =0 {{name} reacted to your Pin} one {{name} and # other reacted to your Pin} other {{name} and # others reacted to your Pin}}',
  comment:
    '{others, plural, =0 {{name} commented on your Pin} one {{name} and # other commented on your Pin} other {{name} and # others commented on your Pin}}',
  follow:
    '{others, plural, =0 {{name} started following you} one {{name} and # other started following you} other {{name} and # others started following you}}',
  invite:
    '{others, plural, =0 {{name} invited you to a board} one {{name} and # other invited you to a board} other {{name} and # others invited you to a board}}',
  message:
    '{others, plural, =0 {{name} sent you a message} one {{name} and # other sent you messages} other {{name} and # others sent you messages}}',
  report: 'We reviewed your report',
  decision: 'We made a decision about your content or account',
  appeal: 'We decided on your appeal',
  system: 'There’s something new on this site',
});
