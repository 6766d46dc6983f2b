import { messages } from '../../../domain/messages/message.ts';

export const feedbackViewMessages = messages('feedback-view', {
  aboutAd: 'About this ad',
  aboutPin: 'Feedback on this Pin',
  reportAd: 'Report this ad',
  reportPin: 'Report this Pin',
  tuneHome: 'Tune your home feed',
  gotIt: 'Got it',
  similarTo: 'Similar to {title}',
  likeThisPin: 'See the Pin it’s similar to',
  undo: 'Undo',
  unfollow: 'Unfollow {name}',
  react: 'React',
  ownReaction: 'Your reaction: {reaction}. Change it',
  reactions: 'Reactions',
  reactionCount: '{count, plural, one {# reaction} other {# reactions}}',
});
