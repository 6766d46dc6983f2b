import { mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileMediaStore } from '../../../server/adapters/files/file-media-store.ts';
import { pictureDirectories } from '../../../server/adapters/files/picture-directories.ts';
import { filePlace } from '../../../server/application/media/file-place.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import type { MediaPath } from '../../../server/application/ports/media/media.ts';
import { describeMediaStore } from '../../contracts/media-store.contract.ts';

const SIGNATURE = 'abcdef0123456789abcdef0123456789';
const ORIGINAL = mediaFile('originals', SIGNATURE, 'jpg');
const bytes = new Uint8Array([1, 2, 3]);

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

let count = 0;
const freshDirectory = () => join(base, String((count += 1)));

const fileOf = (directory: string, path: MediaPath) => {
  const { signature, fileName } = filePlace(path);
  return join(pictureDirectories(join(directory, 'pictures'), signature)[3], fileName);
};

describeMediaStore('files', async () => {
  const directory = freshDirectory();
  const store = await FileMediaStore.open(directory);
  return {
    store,
    now: () => Date.now(),
    breakWriting: () => rm(join(directory, 'tmp'), { recursive: true }),
    age: async (path, milliseconds) => {
      const then = new Date(Date.now() - milliseconds);
      await utimes(fileOf(directory, path), then, then);
    },
  };
});

test('what was put is there after opening again', async () => {
  const directory = freshDirectory();
  await (await FileMediaStore.open(directory)).put([{ path: ORIGINAL, bytes }]);

  const reopened = await FileMediaStore.open(directory);

  expect(new Uint8Array((await reopened.read(ORIGINAL)) ?? [])).toEqual(bytes);
});

test('half-written files of a crash are gone after opening again', async () => {
  const directory = freshDirectory();
  await FileMediaStore.open(directory);
  await writeFile(join(directory, 'tmp', 'half'), bytes);

  await FileMediaStore.open(directory);

  expect(await readdir(join(directory, 'tmp'))).toEqual([]);
});

test('nothing stays in its folders after a check', async () => {
  const directory = freshDirectory();
  await (await FileMediaStore.open(directory)).check();

  expect(await readdir(directory, { recursive: true })).toEqual(['pictures', 'removed', 'tmp']);
});

test('nothing half-written stays after a put', async () => {
  const directory = freshDirectory();
  const store = await FileMediaStore.open(directory);
  await store.put([{ path: ORIGINAL, bytes }]);
  await store.put([{ path: ORIGINAL, bytes }]);

  expect(await readdir(join(directory, 'tmp'))).toEqual([]);
});

test('a removal that a crash cut short is taken back', async () => {
  const directory = freshDirectory();
  const store = await FileMediaStore.open(directory);
  await store.put([{ path: ORIGINAL, bytes }]);
  const own = pictureDirectories(join(directory, 'pictures'), SIGNATURE)[3];
  await rename(own, join(directory, 'removed', `${SIGNATURE}-8a6e0804-2bd0-4672-b79d-d97027f9071a`));

  const reopened = await FileMediaStore.open(directory);

  expect(await reopened.has(ORIGINAL)).toBe(true);
  expect(await readdir(join(directory, 'removed'))).toEqual([]);
});

test('files are readable for the owner and the group alone', async () => {
  const directory = freshDirectory();
  const store = await FileMediaStore.open(directory);
  await store.put([{ path: ORIGINAL, bytes }]);

  expect((await stat(fileOf(directory, ORIGINAL))).mode & 0o007).toBe(0);
});

test('a path whose folders are not the beginning of the signature is none', async () => {
  const store = await FileMediaStore.open(freshDirectory());

  await expect(store.read(`originals/00/00/00/${SIGNATURE}.jpg` as MediaPath)).rejects.toThrow(TypeError);
});
