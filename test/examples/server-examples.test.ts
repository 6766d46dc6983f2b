import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContainerModule } from 'inversify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mediaOnAnotherDisk } from '../../examples/media-on-another-disk.ts';
import { ownMailer } from '../../examples/own-mailer.ts';
import { ownStore } from '../../examples/own-store.ts';
import { openSqliteStore } from '../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { WholeServer } from '../security/support/whole-server.ts';
import { pinPhoto } from '../security/support/photos.ts';
import { aMember, succeeded } from '../server/http-api/support/member.ts';

let folder: string;
let server: WholeServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-example-'));
});

afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const serverWith = async (...overrides: readonly ContainerModule[]) =>
  (server = await WholeServer.open({}, overrides));

test('mails go by a service of one’s own', async () => {
  const posted: object[] = [];
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const pins = await serverWith(
    ownMailer(async (mail) => {
      posted.push(mail);
      resolve();
    }),
  );
  const ann = await aMember(pins, 'ann');
  succeeded(await ann.browser.call('UserResetPasswordResource', 'create', { username_or_email: 'ann' }));
  await arrived;
  expect(posted).toEqual([
    expect.objectContaining({ to: 'ann@example.org', subject: expect.any(String) as string }),
  ]);
  expect(await pins.mails()).toEqual([]);
});

test('pictures are kept on another disk', async () => {
  const pins = await serverWith(mediaOnAnotherDisk(path.join(folder, 'disk')));
  await pinPhoto(await aMember(pins, 'ann'), { title: 'A chair' });
  const files = await readdir(path.join(folder, 'disk'), { recursive: true });
  expect(files.some((file) => file.endsWith('.webp'))).toBe(true);
});

test('people’s data is kept in a store of one’s own, which is closed with the server', async () => {
  const file = path.join(folder, 'elsewhere.sqlite');
  const pins = await serverWith(ownStore(() => openSqliteStore({ path: file })));
  await aMember(pins, 'ann');
  expect(await readdir(pins.folder)).not.toContain('pinakes.sqlite');
  await pins.close();
  server = undefined;
  const again = await openSqliteStore({ path: file });
  expect(await again.users.isEmpty()).toBe(false);
  await again.close();
});
