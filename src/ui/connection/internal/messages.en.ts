import { messages } from '../../../domain/messages/message.ts';

export const connectionMessages = messages('connection', {
  offline: 'No connection. {site} keeps trying.',
  backOnline: 'You’re back online.',
  serverAway: 'Can’t reach the server. {site} keeps trying.',
  serverBack: 'The server is back.',
});
