import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileDrop } from '../../../server/adapters/files/file-drop.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-drop-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LONG_AGO = Date.UTC(2026, 0, 1);
async function age(name: string, time: number): Promise<void> {
  await utimes(path.join(folder, name), time / 1000, time / 1000);
}

test('what lay for too long goes, whole or not; younger files and those of others stay', async () => {
  const drop = new FileDrop(folder);
  for (const name of ['old.eml', 'young.eml']) await drop.put(name, Buffer.from('a mail'));
  for (const name of ['half.eml.part', 'notes.txt']) await writeFile(path.join(folder, name), 'x');
  await mkdir(path.join(folder, 'folder.eml'));
  for (const name of ['old.eml', 'half.eml.part', 'notes.txt', 'folder.eml']) await age(name, LONG_AGO);
  await age('young.eml', LONG_AGO + 1);
  await drop.removeBefore(LONG_AGO + 1, '.eml');
  expect((await readdir(folder)).toSorted()).toEqual(['folder.eml', 'notes.txt', 'young.eml']);
});

test('a folder that nothing was put into needs no clearing', async () => {
  await expect(
    new FileDrop(path.join(folder, 'none')).removeBefore(LONG_AGO, '.eml'),
  ).resolves.toBeUndefined();
});
