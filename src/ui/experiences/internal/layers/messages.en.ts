import { messages } from '../../../../domain/messages/message.ts';

export const layerMessages = messages('experienceLayers', {
  close: 'Close message',
  tip: 'Show tip',
  learnMore: 'Learn more',
  surveyLoading: 'Loading survey…',
  surveyFailed: 'The survey didn’t load. You can go on as before.',
});
