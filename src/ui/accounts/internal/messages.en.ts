import { messages } from '../../../domain/messages/message.ts';

export const accountMessages = messages('accounts', {
  logIn: 'Log in',
  logInTo: 'Log in to {site}',
  loggingIn: 'Logging in…',
  usernameOrEmail: 'Username or email',
  password: 'Password',
  forgotPassword: 'Forgot your password?',
  goHome: 'Go to the home feed',
  requestLink: 'Request a new link',
  invalidLink: 'This link is no longer valid. Please ask for a new one.',
  welcomeBack: 'Welcome back.',
  // For visitors who opened a page that needs an account.
  continue: 'Log in to pick up where you left off.',
  // `link` is “Create an account”.
  newHere: 'New here? {link}',
  createAccount: 'Create an account',
  createdByAdministrator: 'Only the administrator can create accounts here.',
  linkLogin: 'This email link lets you browse for 24 hours. Log in with your password to make changes.',
  loggedIn: 'You’re logged in',
  openingPage: 'Opening the page…',
  logInWithPassword: 'Log in with your password',
  logInToContinue: 'Log in to continue',
  sessionEnded: 'You’ve been logged out. What you typed is safe and will be sent once you log back in.',
  notNow: 'Not now',
});

export const signUpMessages = messages('accounts.signUp', {
  title: 'Create your account',
  titleFirst: 'Create the first account',
  lead: 'You’re joining {site} at {host}',
  leadFirst: 'The first account becomes the administrator of {site}.',
  // `link` is “Log in”.
  haveAccount: 'Already have an account? {link}',
  confirmEmail: 'We’ve sent you an email. Open the link in it to finish signing up.',
  create: 'Create account',
  creating: 'Creating your account…',
  closed: 'Sign-up is closed',
  closedLead:
    '{site} isn’t accepting sign-ups. Ask the administrator for an account. You can still browse public pins.',
  name: 'Name',
  username: 'Username',
  email: 'Email',
  setupCode: 'Setup code',
  // Beside the name of a field.
  optional: 'optional',
  usernameHelp: 'Used in your profile link. Leave it blank and we’ll make one from your name.',
  setupCodeHelp: 'You’ll find it in the server’s start-up log.',
  nameMissing: 'Enter your name.',
  usernameTaken: 'This username is taken. Try another one.',
  usernameInvalid: 'Start with a letter. Use only letters, numbers and underscores.',
  usernameReserved: 'This username is reserved. Try another one.',
  emailInvalid: 'Enter a valid email address.',
  emailTaken: 'An account with this email already exists. Log in instead.',
  setupCodeMissing: 'Enter the setup code from the server’s start-up log.',
  setupCodeWrong: 'This isn’t the setup code from the server’s start-up log.',
});

export const passwordMessages = messages('accounts.password', {
  missing: 'Choose a password.',
  tooEasy: 'This password is too easy to guess. Choose another one.',
  againMissing: 'Enter your new password again.',
  different: 'Passwords don’t match.',
  help: '{min, plural, one {At least # character.} other {At least # characters.}} Longer is safer.',
  choose: 'Choose a new password',
  // `account` is a username: @ann.
  ofAccount: 'For the account {account}',
  newPassword: 'New password',
  confirm: 'Confirm new password',
  save: 'Save password',
  saving: 'Saving…',
  changed: 'Your password has been changed',
  changedLead: 'You’ve been logged out on all devices. Log in with your new password.',
  reset: 'Reset your password',
  resetLead: 'We’ll email you a link to set a new password.',
  sendLink: 'Send link',
  sending: 'Sending…',
  backToLogIn: 'Back to log in',
  checkEmail: 'Check your email',
  linkSent:
    'If there’s an account for {name}, we’ve emailed it a reset link. The link works once and expires in an hour.',
  tryAnother: 'Try a different username or email',
});

/** The pages that emails link to. */
export const emailMessages = messages('accounts.email', {
  settings: 'Email settings',
  settingsLead: 'Choose which emails {site} sends you.',
  saved: 'Saved.',
  unsubscribe: 'Unsubscribe from everything',
  confirm: 'Confirm your email',
  confirmLead: 'This tells {site} that this email address is yours.',
  confirmButton: 'Confirm email',
  confirming: 'Confirming…',
  confirmed: 'Your email has been confirmed',
  confirmedLead: 'We’ll send account emails to this address from now on.',
  notConfirmed: 'Your email wasn’t confirmed',
  notConfirmedDetail: 'This link is no longer valid. You can resend it from Settings › Account.',
  accountSettings: 'Go to account settings',
  secure: 'Secure your account',
  secureLead:
    'If you didn’t make this change, log out all devices now. We’ll email you a link to reset your password.',
  logOutAll: 'Log out all devices',
  loggingOut: 'Logging out…',
  allLoggedOut: 'All devices have been logged out',
  allLoggedOutLead: 'Check your email for a link to set a new password.',
  resetInstead: 'Reset your password instead',
});

/** What an email is about: the name of a switch. */
export const emailCategoryMessages = messages('accounts.email', {
  save: 'Saves of your pins',
  favorite: 'Favorites of your pins',
  reaction: 'Reactions to your pins',
  comment: 'Comments',
  follow: 'New followers',
  invite: 'Board invitations',
  message: 'Messages',
  report: 'Reports and moderation',
  system: 'News about this site',
  security: 'Account security',
});

/** What people read who have come by the link of an email and want to change something. */
export const limitedMessages = messages('limitedLogin', {
  detail: "You're almost there! Log in to access all of {site}",
  save: 'Log in to save this Pin',
  send: 'Log in to send this Pin',
  edit: 'Log in to edit this Pin',
  create: 'Log in to create a Pin or board',
  createBoard: 'Log in to create a board',
  hide: 'Log in to hide this Pin',
  follow: 'Log in to follow',
  unfollow: 'Log in to unfollow',
  followOrUnfollow: 'Log in to follow / unfollow',
});
