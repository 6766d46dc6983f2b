import { messages } from '../../domain/messages/message.ts';

export const textMessages = messages('text', {
  signalHonored: 'Your browser’s privacy signal is honored',
});
