import { messages } from '../../../domain/messages/message.ts';

export const feedbackViewMessages = messages('feedback-view', {
  aboutAd: 'About this ad',
  aboutPin: 'Feedback on this Pin',
  reportAd: 'Report this ad',
  reportPin: 'Report this Pin',
  anonymous: 'Reports are anonymous.',
  reason: 'What’s wrong with it?',
  reasonMissing: 'Choose a reason.',
  details: 'Tell us more',
  optional: 'optional',
  report: 'Report',
  reporting: 'Reporting…',
  alreadyReported: 'You’ve already reported this Pin. Thanks – we’re looking into it.',
  close: 'Close',
  gotIt: 'Got it',
  undo: 'Undo',
  unfollow: 'Unfollow {name}',
  react: 'React',
  ownReaction: 'Your reaction: {reaction}. Change it',
  reactions: 'Reactions',
  reactionCount: '{count, plural, one {# reaction} other {# reactions}}',
});
