import { messages } from '../../../../domain/messages/message.ts';

export const createSourceMessages = messages('create-sources', {
  or: 'or',
  site: 'Save from a site',
  siteForm: 'Paste a page or image URL',
  find: 'Find images',
  finding: 'Loading…',
  anywhere: 'Save from any site with one click',
  added: '{count, plural, one {Image added to your draft} other {# drafts added}}',
  sharedGone: 'The shared item is no longer available. Please share it again.',
  savedTo: 'Already saved to {board}',
  savedToProfile: 'Already saved to your profile',
  likeOn: 'Looks the same as a Pin on {board}',
  likeOnProfile: 'Looks the same as a Pin on your profile',
});
