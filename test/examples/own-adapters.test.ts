import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ContainerModule } from 'inversify';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { BucketMediaStore } from '../../examples/bucket-media-store.ts';
import { MessageMailer } from '../../examples/message-mailer.ts';
import { ownMediaStore } from '../../examples/own-media-store.ts';
import { ownMessageMailer } from '../../examples/own-message-mailer.ts';
import { ownRepository } from '../../examples/own-repository.ts';
import { withSealedUserStates, type Cipher } from '../../examples/sealed-user-states.ts';
import { filePlace } from '../../server/application/media/file-place.ts';
import { openSqliteStore } from '../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { mediaFile } from '../../server/application/media/media-file.ts';
import { MailRefused } from '../../server/application/ports/mailer.ts';
import { describeMailer } from '../contracts/mailer.contract.ts';
import { describeMediaStore } from '../contracts/media-store.contract.ts';
import { describeStore } from '../contracts/store.contract.ts';
import { pinPhoto } from '../security/support/photos.ts';
import { WholeServer } from '../security/support/whole-server.ts';
import { aMember, succeeded } from '../server/http-api/support/member.ts';
import { aMail } from '../server/mail/a-mail.ts';
import { openTemporaryStore } from '../server/sql/temporary-store.ts';
import { MemoryBucket } from './memory-bucket.ts';

let server: WholeServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
const serverWith = async (...overrides: readonly ContainerModule[]) =>
  (server = await WholeServer.open({ MAIL_FROM: 'Ann <ann@pins.example>' }, overrides));

// A repository of the store.

describeStore('SQLite, with user states that are sealed', async () => {
  const opened = await openTemporaryStore();
  return { ...opened, store: withSealedUserStates(opened.store, sealing()) };
});

test('what clients keep is sealed in the store, and theirs to read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-example-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'sealed.sqlite');
  const pins = await serverWith(ownRepository(() => openSqliteStore({ path: file }), sealing()));
  const { browser } = await aMember(pins, 'ann');
  const state = { state: 'BOARD_ORDER', value: '["a board"]' };
  succeeded(await browser.call('UserStateResource', 'create', state));
  const told = await browser.call('UserStateResource', 'get', { state: 'BOARD_ORDER' });
  expect(succeeded(told)).toEqual(state);
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select * from user_states').all();
  database.close();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('a board');
});

/** With a key of its own. */
function sealing(): Cipher {
  const key = randomBytes(32);
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

// Media.

describeMediaStore('a bucket', async () => {
  const bucket = new MemoryBucket();
  return {
    store: await BucketMediaStore.open(bucket),
    now: () => Date.now(),
    breakWriting: async () => void (bucket.isFull = true),
    age: async (file, milliseconds) => {
      const { signature, fileName } = filePlace(file);
      bucket.age(`pictures/${signature}/${fileName}`, milliseconds);
    },
  };
});

test('a removal that a crash cut is taken back when the bucket is opened again', async () => {
  const bucket = new MemoryBucket();
  const picture = mediaFile('originals', '0123456789abcdef0123456789abcdef', 'jpg');
  const before = await BucketMediaStore.open(bucket);
  await before.put([{ path: picture, bytes: new Uint8Array([1]) }]);
  void before.removePicture('0123456789abcdef0123456789abcdef', () => new Promise(() => undefined));
  await expect.poll(() => before.has(picture)).toBe(false);
  expect(await (await BucketMediaStore.open(bucket)).read(picture)).toEqual(new Uint8Array([1]));
});

test('pictures are kept in a bucket', async () => {
  const bucket = new MemoryBucket();
  const pins = await serverWith(ownMediaStore(bucket));
  await pinPhoto(await aMember(pins, 'ann'), { title: 'A chair' });
  expect(bucket.keys.some((key) => /^pictures\/[0-9a-f]{32}\/236x\.webp$/.test(key))).toBe(true);
});

test('a bucket that takes nothing more makes the server not ready', async () => {
  const bucket = new MemoryBucket();
  const pins = await serverWith(ownMediaStore(bucket));
  bucket.isFull = true;
  expect((await pins.browser().send('/readyz')).body).toMatchObject({
    ready: false,
    checks: { storage: 'failed', database: 'ok' },
  });
  expect(bucket.keys).toEqual([]);
});

// Mail.

describeMailer('a service for messages', async () => {
  const sent: string[] = [];
  const logged: unknown[] = [];
  return {
    mailer: new MessageMailer({
      from: 'Pinakes <noreply@pins.example>',
      deliver: async (_to, message) => {
        sent.push(Buffer.from(message).toString());
        return 'taken';
      },
      logger: { info: (...line) => void logged.push(line) },
    }),
    sent: async () => sent,
    logged: () => JSON.stringify(logged),
  };
});

test('a message that the service refuses is not tried again', async () => {
  const logger = { info: () => undefined };
  const mailer = new MessageMailer({ from: 'noreply@pins.example', deliver: async () => 'refused', logger });
  await expect(mailer.send(aMail())).rejects.toThrow(MailRefused);
});

test('mails go as whole messages, from the address of the configuration', async () => {
  const { promise, resolve } = Promise.withResolvers<[string, string]>();
  const pins = await serverWith(
    ownMessageMailer(async (to, message) => {
      resolve([to, Buffer.from(message).toString()]);
      return 'taken';
    }),
  );
  const ann = await aMember(pins, 'ann');
  succeeded(await ann.browser.call('UserResetPasswordResource', 'create', { username_or_email: 'ann' }));
  const [to, message] = await promise;
  expect(to).toBe('ann@example.org');
  expect(message).toMatch(/^From: Ann <ann@pins\.example>\r$/m);
  expect(await pins.mails()).toEqual([]);
});
