import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UploadDirectory } from '../../../server/adapters/files/upload-directory.ts';
import { toUploadId } from '../../../src/domain/ids/ids.ts';

let folder: string;
let uploads: UploadDirectory;
const id = toUploadId('42');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  uploads = await UploadDirectory.open(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function* pieces(...texts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield Buffer.from(text);
  }
}

test('what comes is there, piece by piece', async () => {
  expect(await uploads.size(id)).toBe(0);
  expect(await uploads.write(id, 0, pieces('ab', 'cd'))).toBe(4);
  expect(await uploads.size(id)).toBe(4);
  expect(String(await uploads.read(id))).toBe('abcd');
});

test('what came before the line broke stays, and the rest is added to it', async () => {
  await expect(uploads.write(id, 0, pieces('abc', new Error('gone')))).rejects.toThrow('gone');
  const again = await UploadDirectory.open(folder);
  expect(await again.size(id)).toBe(3);
  expect(await again.write(id, 3, pieces('def'))).toBe(6);
  expect(String(await again.read(id))).toBe('abcdef');
});

test('who goes on from an earlier place replaces what was beyond it', async () => {
  await uploads.write(id, 0, pieces('abcdef'));
  expect(await uploads.write(id, 2, pieces('X'))).toBe(3);
  expect(String(await uploads.read(id))).toBe('abX');
});

test('a connection that was taken for dead writes the same bytes to the same place', async () => {
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  async function* lateSender() {
    yield Buffer.from('abc');
    begun.resolve();
    await late.promise;
    yield Buffer.from('def');
  }
  const first = uploads.write(id, 0, lateSender());
  await begun.promise;
  // By way of another process, which does not know of the first one.
  const other = await UploadDirectory.open(folder);
  await other.write(id, 3, pieces('def', 'ghi'));
  late.resolve();
  await first;
  expect(String(await uploads.read(id))).toBe('abcdefghi');
});

test('what nobody has added to for long can be found and removed', async () => {
  await uploads.write(id, 0, pieces('old'));
  await uploads.write(toUploadId('43'), 0, pieces('young'));
  await utimes(uploads.fileOf(id), 1, 1);
  expect(await uploads.olderThan(Date.now() - 60_000)).toEqual([id]);
  await uploads.remove(id);
  await uploads.remove(id);
  expect(await readdir(folder)).toEqual(['43.part']);
});

test('nothing but an id is the name of a file', () => {
  for (const name of ['../42', '', 'a', '4/2', '42\0'])
    expect(() => uploads.fileOf(toUploadId(name))).toThrow(TypeError);
});
