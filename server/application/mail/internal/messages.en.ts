import { messages } from '../../../../src/domain/messages/message.ts';

/** `username` and `follower` are names of accounts; `siteName` is the operator's name for this server. */
export const mailMessages = messages('mail', {
  resetSubject: 'Reset your password for {siteName}',
  resetText: 'Hi {username}, we received a request to reset the password for your account.',
  resetButton: 'Reset password',
  resetExpires:
    '{hours, plural, one {The link works once and expires in an hour.} other {The link works once and expires in # hours.}}',
  resetUnexpected: 'If you didn’t request this, you can ignore this email.',
  securedSubject: 'Your {siteName} account has been secured',
  securedText: 'Hi {username}, you told us that you didn’t make a recent change to your account.',
  securedEffect: 'You’ve been logged out on all devices, and your old password no longer works.',
  securedButton: 'Choose a new password',
  signupSubject: 'Welcome to {siteName}: confirm your email',
  signupText: 'Confirm that this email address is yours to finish creating your account.',
  signupUnexpected: 'If you didn’t sign up, you can ignore this email.',
  confirmButton: 'Confirm email',
  registeredSubject: 'You already have an account on {siteName}',
  registeredText: 'Someone tried to sign up with this email address. It belongs to your account {username}.',
  registeredButton: 'Log in',
  registeredUnexpected: 'If this wasn’t you, you can ignore this email.',
  confirmSubject: 'Confirm your email for {siteName}',
  confirmText: 'Confirm that this email address belongs to the account {username}.',
  confirmUnexpected: 'If you don’t know this account, you can ignore this email.',
  emailChangedSubject: 'Your email address on {siteName} was changed',
  emailChangedText: 'The email address for {username} was changed. We won’t email this address again.',
  passwordChangedSubject: 'Your password for {siteName} was changed',
  passwordChangedText: 'The password for {username} was changed.',
  secureAccount: 'If this wasn’t you, secure your account:',
  followerSubject: '{follower} started following you on {siteName}',
  followerText: '{follower} started following you.',
  followerButton: 'Open {siteName}',
  unsubscribe: 'Unsubscribe:',
  exportSubject: 'Your data from {siteName} is ready to download',
  exportText: 'Your data export is ready to download.',
  exportButton: 'Go to settings',
  exportExpires:
    '{days, plural, one {The file is available for # day.} other {The file is available for # days.}}',
  deletionSubject: 'Your account on {siteName} will be deleted',
  deletionText: 'The account {username} is hidden and will be deleted on {day}.',
  deletionCancel: 'You can cancel by logging in before then.',
  deletionUnexpected: 'If this wasn’t you, secure your account, then cancel the deletion:',
  sponsorSubject: 'Is this your paid partnership on {siteName}?',
  /** `creator` has made the pin, and names the reader as who paid for it. */
  sponsorText: 'Hi {username}, {creator} named you as the sponsor of the pin “{title}”.',
  /** A pin without a title. */
  sponsorUntitled: 'Hi {username}, {creator} named you as the sponsor of a pin.',
  sponsorAnswer: 'Confirm it to show your name, or decline it.',
  sponsorButton: 'See the pin',
  reportSubject: 'We reviewed your report on {siteName}',
  reportUpheld: 'Thanks for your report. We reviewed it and took action.',
  reportDismissed: 'Thanks for your report. We reviewed it and found that it doesn’t break our rules.',
  removedSubject: 'We removed something of yours from {siteName}',
  removedPin: 'Hi {username}, we removed your pin “{title}”.',
  removedMessage: 'Hi {username}, we removed your message “{title}”.',
  removedBoard: 'Hi {username}, we removed your board “{title}”.',
  /** A pin without a title. */
  removedUntitled: 'Hi {username}, we removed one of your pins.',
  /** A message without words, which sent a pin or board. */
  removedMessageUntitled: 'Hi {username}, we removed one of your messages.',
  restrictedSubject: 'Your {siteName} account was restricted',
  restrictedText:
    'Hi {username}, we restricted your account. You can still browse, export your data and appeal, but not post or change anything.',
  restoredSubject: 'We restored your pin on {siteName}',
  restoredText: 'Hi {username}, we took our decision back. Your pin “{title}” is visible again.',
  restoredUntitled: 'Hi {username}, we took our decision back. Your pin is visible again.',
  restoredMessageSubject: 'We restored your message on {siteName}',
  restoredMessage: 'Hi {username}, we took our decision back. Your message “{title}” is visible again.',
  /** A message without words, which sent a pin or board. */
  restoredMessageUntitled: 'Hi {username}, we took our decision back. Your message is visible again.',
  liftedSubject: 'Your {siteName} account isn’t restricted anymore',
  liftedText: 'Hi {username}, we lifted the restriction. You can use your account as before.',
  appealSubject: 'We reviewed your appeal on {siteName}',
  appealGranted: 'Hi {username}, we reviewed your appeal and changed our decision.',
  appealRejected: 'Hi {username}, we reviewed your appeal. Our decision stands.',
  adSubject: 'We reviewed your ad on {siteName}',
  adApproved: 'Hi {username}, we approved your ad “{title}”.',
  /** The ad of a pin without a title. */
  adApprovedUntitled: 'Hi {username}, we approved your ad.',
  adRejected: 'Hi {username}, we didn’t approve your ad “{title}”.',
  /** The ad of a pin without a title. */
  adRejectedUntitled: 'Hi {username}, we didn’t approve your ad.',
  /** Why something was removed or restricted: "Reason: Spam" */
  moderationReason: 'Reason: {reason}',
  /** What the person said who decided. */
  moderatorNote: 'Note from the team: {note}',
  moderationButton: 'See details',
});
