import { describe, expect, test } from 'vitest';
import type { Mailer } from '../../server/application/ports/mailer.ts';
import { aMail, decoded } from '../server/mail/a-mail.ts';

/** A mailer that sends as `Pinakes <noreply@pins.example>`, and what it has done. */
export type OpenedMailer = {
  readonly mailer: Mailer;
  /** The messages that were taken over, with their heads. */
  sent(): Promise<readonly string[]>;
  /** Everything that was logged, as JSON. */
  logged(): string;
};

/** Proves that an adapter hands mails over as they stand, and tells nobody what is secret in them. */
export function describeMailer(name: string, open: () => Promise<OpenedMailer>): void {
  describe(`mailer: ${name}`, () => {
    const message = async ({ sent }: OpenedMailer) => (await sent())[0]!.replace(/\r\n[ \t]+/g, ' ');

    test('a mail names sender, receiver and subject, and its link can be read', async () => {
      const opened = await open();
      await opened.mailer.send(aMail());
      expect(await opened.sent()).toHaveLength(1);
      const text = await message(opened);
      expect(text).toMatch(/^From: Pinakes <noreply@pins\.example>\r?$/m);
      expect(text).toMatch(/^To: ann@example\.org\r?$/m);
      expect(text).toMatch(/^Subject: Choose a new password\r?$/m);
      const [whole] = await opened.sent();
      expect(decoded(whole!)).toContain(
        `https://pins.example/pw/ann?t=${'0'.repeat(64)}&e=1781528400000\r\n`,
      );
      expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
    });

    test('mails that can be ended say so to mail programs, others do not', async () => {
      const opened = await open();
      await opened.mailer.send(
        aMail({ unsubscribeUrl: 'https://pins.example/email/subscription?token=1.a' }),
      );
      const text = await message(opened);
      expect(text).toContain('List-Unsubscribe: <https://pins.example/email/subscription?token=1.a>');
      expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const other = await open();
      await other.mailer.send(aMail());
      expect(await message(other)).not.toContain('List-Unsubscribe');
    });

    test('an address cannot smuggle in another receiver, nor a subject another line', async () => {
      const opened = await open();
      const to = 'ann@example.org, eve@example.org';
      await opened.mailer.send(aMail({ to, subject: 'Hello\r\nBcc: eve@example.org' }));
      const text = await message(opened);
      expect(/^To: (.*)$/m.exec(text)?.[1] ?? '').not.toMatch(/(^|[\s,<])eve@example\.org/);
      expect(text).not.toMatch(/^Bcc:/m);
    });

    test('the log names the subject, and no link', async () => {
      const opened = await open();
      await opened.mailer.send(aMail());
      expect(opened.logged()).toContain('Choose a new password');
      expect(opened.logged()).not.toContain('0'.repeat(64));
    });

    test('closing is fine before and after mails, also twice', async () => {
      const { mailer } = await open();
      mailer.close();
      await (await open()).mailer.send(aMail());
      mailer.close();
    });
  });
}
