import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileDrop } from '../../../server/adapters/files/file-drop.ts';
import { OutboxMailer } from '../../../server/adapters/mail/outbox-mailer.ts';
import type { LogFields } from '../../../server/application/ports/surroundings.ts';
import { aMail, decoded } from './a-mail.ts';

let folder: string;
const logged: { event: string; fields: LogFields | undefined }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-outbox-'));
  logged.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function mailer(): OutboxMailer {
  const note = (event: string, fields?: LogFields) => logged.push({ event, fields });
  return new OutboxMailer({
    outbox: new FileDrop(path.join(folder, 'outbox')),
    from: 'Pinakes <noreply@pins.example>',
    clock: { now: () => Date.UTC(2026, 5, 15, 12) },
    logger: { error: note, warn: note, info: note, debug: note },
  });
}

async function written(): Promise<string> {
  const [file = ''] = await readdir(path.join(folder, 'outbox'));
  return readFile(path.join(folder, 'outbox', file), 'utf8');
}

test('a mail becomes a file that names sender, receiver and subject, with its link readable', async () => {
  await mailer().send(aMail());
  expect(await readdir(path.join(folder, 'outbox'))).toEqual(['2026-06-15T12-00-00-000Z-7.eml']);
  const text = await written();
  expect(text).toMatch(/^From: Pinakes <noreply@pins\.example>\r$/m);
  expect(text).toMatch(/^To: ann@example\.org\r$/m);
  expect(text).toMatch(/^Subject: Choose a new password\r$/m);
  expect(decoded(text)).toContain(`https://pins.example/pw/ann?t=${'0'.repeat(64)}&e=1781528400000\r\n`);
  expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
});

test('mails that can be ended say so to mail programs', async () => {
  await mailer().send(aMail({ unsubscribeUrl: 'https://pins.example/email/subscription?token=1.a' }));
  const text = (await written()).replace(/\r\n[ \t]+/g, ' ');
  expect(text).toContain('List-Unsubscribe: <https://pins.example/email/subscription?token=1.a>');
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('the log names subject and file, and no link', async () => {
  await mailer().send(aMail());
  expect(logged).toEqual([
    {
      event: 'mail.written',
      fields: { subject: 'Choose a new password', file: '2026-06-15T12-00-00-000Z-7.eml' },
    },
  ]);
});

test('an address cannot smuggle in another receiver', async () => {
  await mailer().send(aMail({ to: 'ann@example.org, eve@example.org' }));
  const receivers = /^To: (.*)$/m.exec((await written()).replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  expect(receivers).not.toMatch(/(^|[\s,<])eve@example\.org/);
});
