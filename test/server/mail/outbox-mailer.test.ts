import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileDrop } from '../../../server/adapters/files/file-drop.ts';
import { OutboxMailer } from '../../../server/adapters/mail/outbox-mailer.ts';
import type { LogFields } from '../../../server/application/ports/surroundings.ts';
import { describeMailer } from '../../contracts/mailer.contract.ts';
import { aMail } from './a-mail.ts';

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

describeMailer('outbox', async () => ({
  mailer: mailer(),
  async sent() {
    const files = await readdir(path.join(folder, 'outbox'));
    return Promise.all(files.map((file) => readFile(path.join(folder, 'outbox', file), 'utf8')));
  },
  logged: () => JSON.stringify(logged),
}));

test('a file is named by the time and the mail', async () => {
  await mailer().send(aMail());
  expect(await readdir(path.join(folder, 'outbox'))).toEqual(['2026-06-15T12-00-00-000Z-7.eml']);
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
