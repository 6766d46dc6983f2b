import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileKey, openSessionSecret } from '../../../server/adapters/node/secret-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinakes-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a secret is made once, for us alone, and stays', async () => {
  const dataDir = join(folder, 'data');
  const secret = await openSessionSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await openSessionSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});

test('the key of the files is another one, of 32 bytes', async () => {
  const key = await openFileKey(folder);
  expect(key.length).toBe(32);
  expect(Buffer.from(key).toString('hex')).not.toBe(await openSessionSecret(folder));
});

test('two starts at the same time agree', async () => {
  const all = await Promise.all(
    [openSessionSecret(folder), openSessionSecret(folder)].map((each) => each.catch(() => null)),
  );
  const kept = (await readFile(join(folder, 'session-secret'), 'utf8')).trim();
  for (const secret of all) if (secret !== null) expect(secret).toBe(kept);
});

test('a damaged file is not replaced: it may be the only copy', async () => {
  await writeFile(join(folder, 'session-secret'), 'half a se');
  await expect(openSessionSecret(folder)).rejects.toThrow('does not hold 64 hex digits');
  expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe('half a se');
});
