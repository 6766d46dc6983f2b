import type { MailBody } from './mail-body.ts';

type Named = { readonly siteName: string; readonly username: string };

export function passwordResetText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Choose a new password for ${siteName}`],
    lines: [['Hello ', { name: username }, ', somebody asked for a new password for your account.']],
    button: { label: 'Choose a new password', url },
    notes: [
      { line: ['The link works once, within an hour.'], url: null },
      { line: ['You did not ask? Then nothing needs to be done: your password stays as it is.'], url: null },
    ],
  };
}

export function accountSecuredText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Your account on ${siteName} is secured`],
    lines: [
      ['Hello ', { name: username }, ', you told us that a change of your account was not yours.'],
      ['You are logged out everywhere, and the password is no longer valid. Please choose a new one.'],
    ],
    button: { label: 'Choose a new password', url },
    notes: [{ line: ['The link works once, within an hour.'], url: null }],
  };
}

export function signupText(siteName: string, url: string): MailBody {
  return {
    subject: [`Welcome to ${siteName}: please confirm your address`],
    lines: [['Please confirm that this address is yours. Your account is ready after that.']],
    button: { label: 'Confirm this address', url },
    notes: [{ line: ['You did not sign up? Then nothing needs to be done.'], url: null }],
  };
}

export function alreadyRegisteredText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`You already have an account on ${siteName}`],
    lines: [
      ['Somebody tried to sign up with this address. It belongs to your account ', { name: username }, '.'],
    ],
    button: { label: 'Log in', url },
    notes: [{ line: ['That was not you? Then nothing needs to be done.'], url: null }],
  };
}

export function confirmEmailText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Please confirm your address for ${siteName}`],
    lines: [['Please confirm that this address belongs to the account ', { name: username }, '.']],
    button: { label: 'Confirm this address', url },
    notes: [{ line: ['You do not know this account? Then nothing needs to be done.'], url: null }],
  };
}

export function emailChangedText({ siteName, username }: Named, panicUrl: string): MailBody {
  return {
    subject: [`The address of your account on ${siteName} has changed`],
    lines: [
      ['The account ', { name: username }, ' has another mail address now. This is the last mail here.'],
    ],
    button: null,
    notes: [{ line: ['That was not you? Secure your account:'], url: panicUrl }],
  };
}

export function passwordChangedText({ siteName, username }: Named, panicUrl: string): MailBody {
  return {
    subject: [`Your password for ${siteName} has changed`],
    lines: [['The account ', { name: username }, ' has a new password.']],
    button: null,
    notes: [{ line: ['That was not you? Secure your account:'], url: panicUrl }],
  };
}

export function newFollowerText(
  { siteName, follower }: { readonly siteName: string; readonly follower: string },
  url: string,
  unsubscribeUrl: string,
): MailBody {
  return {
    subject: [{ name: follower }, ` follows you on ${siteName}`],
    lines: [[{ name: follower }, ' follows you now and will see what you save.']],
    button: { label: 'See who it is', url },
    notes: [{ line: ['You do not want such mails?'], url: unsubscribeUrl }],
  };
}

export function exportReadyText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Your data from ${siteName} is ready`],
    lines: [['Everything that the account ', { name: username }, ' holds is ready to be taken away.']],
    button: { label: 'Go to the settings', url },
    notes: [{ line: ['The file is kept for 7 days.'], url: null }],
  };
}

/** `day` as people read it. */
export function deletionPlannedText({ siteName, username }: Named, day: string, panicUrl: string): MailBody {
  return {
    subject: [`Your account on ${siteName} will be deleted`],
    lines: [
      ['The account ', { name: username }, ` is hidden and will be deleted on ${day}.`],
      ['Until then you can log in and call it off.'],
    ],
    button: null,
    notes: [{ line: ['That was not you? Secure your account, then call it off:'], url: panicUrl }],
  };
}
