import { messages } from '../../../domain/messages/message.ts';

export const pinEditMessages = messages('pin-edit', {
  title: 'Edit Pin',
  board: 'Board',
  boardGone: 'That board no longer exists. Choose another.',
  choose: 'Choose',
  noLink: 'No link',
  linkOfOriginal: 'Saved Pins keep the original link.',
  saved: 'Changes saved',
  delete: 'Delete Pin',
  save: 'Save changes',
  saving: 'Saving…',
});
