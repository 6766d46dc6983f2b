import { messages } from '../../domain/messages/message.ts';

export const accountMenuMessages = messages('accountMenu', {
  profile: 'Your profile',
  settings: 'Settings',
  shortcuts: 'Keyboard shortcuts',
  logOut: 'Log out',
});
