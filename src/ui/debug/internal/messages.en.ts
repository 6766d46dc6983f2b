import { messages } from '../../../domain/messages/message.ts';

/** For employees who ask for debug information. */
export const debugMessages = messages('debug', {
  debug: 'Debug',
  page: 'Page',
  /** Names of technical states follow, such as `appInFocus` */
  app: 'App',
  time: 'Server time',
  milliseconds: '{ms} ms',
  experiments: 'Experiments',
  noExperiments: 'None are running.',
  pins: 'Pins on this page',
});
