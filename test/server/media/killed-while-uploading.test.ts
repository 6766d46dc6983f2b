import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { FileMediaStore } from '../../../server/adapters/files/file-media-store.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { CollectUnusedPictures } from '../../../server/application/media/collect-unused-pictures.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';
import { uploadAndKill } from './uploading-process-under-test.ts';

const HOUR = 3_600_000;
const ROUNDS = 4;
const PICTURES_PER_ROUND = 15;

let directory: string;
const acknowledged = new Set<string>();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'killed-'));
  await mkdir(join(directory, 'media'));
  const store = await openStore();
  await store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId('100') })));
  await store.close();
  for (let round = 0; round < ROUNDS; round += 1) {
    const signatures = await uploadAndKill({ directory, round, pictures: PICTURES_PER_ROUND });
    for (const signature of signatures) acknowledged.add(signature);
  }
}, 60_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

function openStore() {
  return openSqliteStore({ path: join(directory, 'pinakes.sqlite') });
}

type Row = { readonly signature: string; readonly extension: 'png' };
function rows(): Row[] {
  const database = new DatabaseSync(join(directory, 'pinakes.sqlite'), { readOnly: true });
  const found = database.prepare('select signature, extension from pictures').all() as Row[];
  database.close();
  return found;
}

async function signaturesWithFiles(): Promise<string[]> {
  const names = await readdir(join(directory, 'media', 'pictures'), { recursive: true });
  return names.map((name) => name.split('/').at(-1)!).filter((name) => /^[0-9a-f]{32}$/.test(name));
}

test('every picture that was acknowledged has its record', () => {
  const recorded = new Set(rows().map(({ signature }) => signature));

  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * PICTURES_PER_ROUND);
  expect([...acknowledged].filter((signature) => !recorded.has(signature))).toEqual([]);
});

test('every record has its files, whole', async () => {
  const media = await FileMediaStore.open(join(directory, 'media'));
  for (const { signature, extension } of rows()) {
    const original = await media.read(mediaFile('originals', signature, extension));
    const card = await media.read(mediaFile('236x', signature, 'webp'));

    expect((await sharp(original, { failOn: 'error' }).stats()).isOpaque).toBe(true);
    expect((await sharp(card, { failOn: 'error' }).stats()).isOpaque).toBe(true);
  }
});

test('nothing half-written is left', async () => {
  await FileMediaStore.open(join(directory, 'media'));

  expect(await readdir(join(directory, 'media', 'tmp'))).toEqual([]);
});

test('what was not acknowledged or not used is gone after a day', async () => {
  const store = await openStore();
  const media = await FileMediaStore.open(join(directory, 'media'));
  const clock = { now: () => Date.now() + 25 * HOUR };

  await new CollectUnusedPictures({ store, media, clock }).run();
  await store.close();

  expect(rows()).toEqual([]);
  expect(await signaturesWithFiles()).toEqual([]);
});
