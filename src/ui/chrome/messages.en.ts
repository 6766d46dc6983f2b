import { messages } from '../../domain/messages/message.ts';

/** What stands around every page. */
export const chromeMessages = messages('chrome', {
  home: 'Home',
  explore: 'Explore',
  create: 'Create',
  logIn: 'Log in',
  signUp: 'Sign up',
  mainNavigation: 'Main',
  siteHome: '{site}, home',
  skipToContent: 'Skip to content',
  account: 'Your account',
  you: 'Profile',
  newPins: 'New Pins',
  deletion: 'Account deletion',
  deletionPlanned: 'Your account will be deleted on {day}.',
  keepAccount: 'Keep account',
  shortcuts: 'Keyboard shortcuts',
  cookieSettings: 'Cookie settings',
  stillLoggedIn: 'You’re still logged in. {reason}',
});

export const accountMenuMessages = messages('accountMenu', {
  profile: 'Your profile',
  notifications: '{count, plural, =0 {Notifications} other {Notifications (#)}}',
  messages: '{count, plural, =0 {Messages} other {Messages (#)}}',
  tuneHome: 'Tune your home feed',
  settings: 'Settings',
  shortcuts: 'Keyboard shortcuts',
  logOut: 'Log out',
});
