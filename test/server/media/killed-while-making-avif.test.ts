import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { FileMediaStore } from '../../../server/adapters/files/file-media-store.ts';
import { SharpPictureProcessor } from '../../../server/adapters/images/sharp-picture-processor.ts';
import { openSqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { AVIF_SIZES } from '../../../server/application/media/make-avif.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { StoreUpload } from '../../../server/application/media/store-upload.ts';
import { aUserRecord } from '../../builders/a-user-record.ts';

const MAKING = fileURLToPath(new URL('./avif-making-process.ts', import.meta.url));
/** A real one: of made-up noise AVIF makes nothing smaller. */
const PHOTO = fileURLToPath(new URL('../../../demo/pictures/aitzgorri-grass.webp', import.meta.url));
const OWNER = toUserId('100');
const PICTURES = 8;
/** So many jobs have begun when the process is killed. */
const KILLED_AT = [2, 1, 3];

let directory: string;
const signatures: string[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'killed-avif-'));
  await mkdir(join(directory, 'media'));
  await uploadPictures();
}, 60_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

const openStore = () => openSqliteStore({ path: join(directory, 'pinakes.sqlite') });
const openMedia = () => FileMediaStore.open(join(directory, 'media'));

async function uploadPictures(): Promise<void> {
  const store = await openStore();
  const pictures = new SharpPictureProcessor({ logger: { warn: () => {} } });
  let id = 0;
  const next = () => String((id += 1));
  const storeUpload = new StoreUpload({
    store,
    media: await openMedia(),
    pictures,
    secrets: { nameOf: (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32) },
    ids: { next, nextUpload: next },
    clock: { now: () => Date.now() },
  });
  await store.transaction((tx) => tx.users.insert(aUserRecord({ id: OWNER })));
  for (let number = 0; number < PICTURES; number += 1) {
    const bytes = await sharp(PHOTO)
      .resize({ width: 800 + number })
      .jpeg()
      .toBuffer();
    const outcome = await storeUpload.run({ userId: OWNER, bytes });
    if (outcome.kind === 'stored') signatures.push(outcome.picture.signature);
  }
  await pictures.close();
  await store.close();
}

/** Lets a process do the jobs, and kills it without warning when so many have begun. */
async function work(killedAt = Infinity): Promise<string | null> {
  const child = spawn(process.execPath, [MAKING, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<string | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > killedAt) child.kill('SIGKILL');
  });
  return ended;
}

/** How many AVIF files there are; each can be decoded. */
async function wholeFiles(): Promise<number> {
  const media = await openMedia();
  let count = 0;
  for (const signature of signatures) {
    for (const size of AVIF_SIZES) {
      const bytes = await media.read(mediaFile(size, signature, 'avif'));
      if (bytes === undefined) continue;
      expect((await sharp(bytes, { failOn: 'error' }).stats()).isOpaque).toBe(true);
      count += 1;
    }
  }
  return count;
}

async function jobsLeft(): Promise<number> {
  const store = await openStore();
  const left = await store.jobs.list('all', 100);
  await store.close();
  return left.length;
}

test('whatever was being done when the process was killed is done by the next', async () => {
  for (const killedAt of KILLED_AT) {
    expect(await work(killedAt)).toBe('SIGKILL');
    expect(await wholeFiles()).toBeLessThan(PICTURES * AVIF_SIZES.length);
    expect(await jobsLeft()).toBeGreaterThan(0);
  }
  expect(await work()).toBeNull();
  expect(await jobsLeft()).toBe(0);
  expect(await wholeFiles()).toBe(PICTURES * AVIF_SIZES.length);
  expect(await readdir(join(directory, 'media', 'tmp'))).toEqual([]);
}, 60_000);
