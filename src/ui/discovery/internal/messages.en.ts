import { messages } from '../../../domain/messages/message.ts';

/** While the index is being built. */
export const discoveryMessages = messages('discovery', {
  preparing: 'Search is still being prepared',
  preparingDetail: 'The pins will appear here as soon as it is ready.',
});
