import { messages } from '../../../../domain/messages/message.ts';

export const inFlowMessages = messages('inFlowMessages', {
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
