import { messages } from '../../../domain/messages/message.ts';

/** Links that leave the site. */
export const leavingMessages = messages('leaving', {
  headsUp: 'Heads up!',
  blocked: 'We have blocked this link',
  okay: 'Okay',
  learnMore: 'Learn more',
  title: 'External link',
  question: 'You’re leaving {site}',
  goesTo: 'This link goes to {host}.',
  unchecked: 'We can’t confirm where this link came from. Only continue if you trust {host}.',
  visit: 'Visit site',
  back: 'Go back',
  home: 'Go home',
  invalid: 'This link doesn’t work',
  invalidDetail: 'It doesn’t lead to a web page.',
  picture: 'Image of the Pin',
});
