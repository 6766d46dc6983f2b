import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSpace } from '../../../server/adapters/files/check-space.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-space-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('leaves nothing behind where it can write', async () => {
  await checkSpace(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('fails where it cannot', async () => {
  await expect(checkSpace(path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});
