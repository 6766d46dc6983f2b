import { messages } from '../../../../domain/messages/message.ts';

export const inFlowMessages = messages('inFlowMessages', {
  /** On a page that shows an operator what a message will look like. */
  preview: 'Preview. Nothing you do here is counted.',
  close: 'Close',
  closeNamed: 'Close “{name}”',
  go: 'Go',
  gotIt: 'Got it',
  welcomeBack: 'Welcome back',
  welcomeBackNamed: 'Welcome back, {name}',
  error: 'Error',
  info: 'Information',
  warning: 'Warning',
  message: 'Message',
});
