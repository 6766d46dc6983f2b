import { messages } from '../../../domain/messages/message.ts';

export const createMessages = messages('create', {
  title: 'Create a pin',
  publish: 'Publish',
  publishing: 'Publishing…',
  uploading: 'Uploading…',
  publishAll: 'Publish all {count}',
  discard: 'Discard draft',
  discarded: 'Draft discarded',
  listMissing: 'Your drafts are safe, but the list hasn’t loaded yet.',
});
