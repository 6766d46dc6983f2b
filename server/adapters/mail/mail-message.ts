import type { OutgoingMail } from '../../application/ports/mailer.ts';

/** A mail in the form of the library. Nothing in it may make the library read a file or fetch an address. */
export function mailMessage(mail: OutgoingMail, from: string) {
  const { to, subject, text, html, unsubscribeUrl } = mail;
  return {
    from,
    // As an object, so that an address cannot add another recipient.
    to: { name: '', address: to },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === null
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
