import type { MailBody } from './mail-body.ts';

type Named = { readonly siteName: string; readonly username: string };

export function passwordResetText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Reset your password for ${siteName}`],
    lines: [['Hi ', { name: username }, ', we received a request to reset the password for your account.']],
    button: { label: 'Reset password', url },
    notes: [
      { line: ['The link works once and expires in an hour.'], url: null },
      { line: ['If you didn’t request this, you can ignore this email.'], url: null },
    ],
  };
}

export function accountSecuredText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Your ${siteName} account has been secured`],
    lines: [
      ['Hi ', { name: username }, ', you told us that you didn’t make a recent change to your account.'],
      ['You’ve been logged out on all devices, and your old password no longer works.'],
    ],
    button: { label: 'Choose a new password', url },
    notes: [{ line: ['The link works once and expires in an hour.'], url: null }],
  };
}

export function signupText(siteName: string, url: string): MailBody {
  return {
    subject: [`Welcome to ${siteName}: confirm your email`],
    lines: [['Confirm that this email address is yours to finish creating your account.']],
    button: { label: 'Confirm email', url },
    notes: [{ line: ['If you didn’t sign up, you can ignore this email.'], url: null }],
  };
}

export function alreadyRegisteredText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`You already have an account on ${siteName}`],
    lines: [
      [
        'Someone tried to sign up with this email address. It belongs to your account ',
        { name: username },
        '.',
      ],
    ],
    button: { label: 'Log in', url },
    notes: [{ line: ['If this wasn’t you, you can ignore this email.'], url: null }],
  };
}

export function confirmEmailText({ siteName, username }: Named, url: string): MailBody {
  return {
    subject: [`Confirm your email for ${siteName}`],
    lines: [['Confirm that this email address belongs to the account ', { name: username }, '.']],
    button: { label: 'Confirm email', url },
    notes: [{ line: ['If you don’t know this account, you can ignore this email.'], url: null }],
  };
}

export function emailChangedText({ siteName, username }: Named, panicUrl: string): MailBody {
  return {
    subject: [`Your email address on ${siteName} was changed`],
    lines: [
      ['The email address for ', { name: username }, ' was changed. We won’t email this address again.'],
    ],
    button: null,
    notes: [{ line: ['If this wasn’t you, secure your account:'], url: panicUrl }],
  };
}

export function passwordChangedText({ siteName, username }: Named, panicUrl: string): MailBody {
  return {
    subject: [`Your password for ${siteName} was changed`],
    lines: [['The password for ', { name: username }, ' was changed.']],
    button: null,
    notes: [{ line: ['If this wasn’t you, secure your account:'], url: panicUrl }],
  };
}

export function newFollowerText(
  { siteName, follower }: { readonly siteName: string; readonly follower: string },
  url: string,
  unsubscribeUrl: string,
): MailBody {
  return {
    subject: [{ name: follower }, ` started following you on ${siteName}`],
    lines: [[{ name: follower }, ' started following you.']],
    button: { label: `Open ${siteName}`, url },
    notes: [{ line: ['Unsubscribe:'], url: unsubscribeUrl }],
  };
}

export function exportReadyText({ siteName }: Pick<Named, 'siteName'>, url: string): MailBody {
  return {
    subject: [`Your data from ${siteName} is ready to download`],
    lines: [['Your data export is ready to download.']],
    button: { label: 'Go to settings', url },
    notes: [{ line: ['The file is available for 7 days.'], url: null }],
  };
}

/** Formats `day` for people. */
export function deletionPlannedText({ siteName, username }: Named, day: string, panicUrl: string): MailBody {
  return {
    subject: [`Your account on ${siteName} will be deleted`],
    lines: [
      ['The account ', { name: username }, ` is hidden and will be deleted on ${day}.`],
      ['You can cancel by logging in before then.'],
    ],
    button: null,
    notes: [{ line: ['If this wasn’t you, secure your account, then cancel the deletion:'], url: panicUrl }],
  };
}
