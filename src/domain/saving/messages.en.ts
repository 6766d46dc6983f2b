import { messages } from '../messages/message.ts';

/** Where a Pin was saved, and what happened to it. */
export const savedMessages = messages('saved', {
  profile: 'Profile',
  toProfile: 'Saved to Profile',
  toBoard: 'Saved to {board}',
  toSection: 'Saved to {section} in {board}',
  failed: 'Sorry! Something went wrong on our end.',
  change: 'Change',
  organize: 'Organize',
  deleted: 'Pin deleted!',
  deleteFailed: 'Sorry! There was an error deleting your Pin.',
});
