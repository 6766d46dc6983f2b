import type { OutgoingMail } from '../../../server/application/ports/mailer.ts';

/** A mail with a link. */
export function aMail(fields: Partial<OutgoingMail> = {}): OutgoingMail {
  const link = `https://pins.example/pw/ann?t=${'0'.repeat(64)}&e=1781528400000`;
  return {
    id: '7',
    to: 'ann@example.org',
    subject: 'Choose a new password',
    text: `Choose a new password:\n${link}\n`,
    html: `<p><a href="${link.replace('&', '&amp;')}">Choose a new password</a></p>`,
    unsubscribeUrl: null,
    ...fields,
  };
}

/** A message as mail programs show it: without the line ends and signs that are there for the way only. */
export function decoded(message: string): string {
  return message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
