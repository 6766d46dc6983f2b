import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup, type StoreCopy } from '../../../server/adapters/files/backup/make-backup.ts';
import {
  isRestoreInterrupted,
  removeUnpacked,
  restoreBackup,
  type RestoreOptions,
} from '../../../server/adapters/files/backup/restore-backup.ts';

const SIGNATURE = `abcd${'0'.repeat(28)}`;
const PICTURE = `media/pictures/ab/cd/${SIGNATURE}/originals.jpg`;

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-restore-'));
  dataDir = path.join(folder, 'data');
  await writeFiles(path.join(folder, 'source'), { 'file-key': 'new', [PICTURE]: 'new' });
  await makeBackup({
    dataDir: path.join(folder, 'source'),
    target: path.join(folder, 'backup'),
    copyStore: async (file) => {
      await writeFile(file, 'new');
      return { ...aStore, file, name: 'database' };
    },
    media: null,
    now: () => 0,
  });
});
afterEach(() => rm(folder, { recursive: true }));

const aStore: Pick<StoreCopy, 'namedMedia' | 'remove'> = {
  async *namedMedia() {
    yield { kind: 'picture', signature: SIGNATURE, extension: 'jpg' } as const;
  },
  remove: async () => undefined,
};

async function writeFiles(into: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(into, name)), { recursive: true });
    await writeFile(path.join(into, name), content);
  }
}

async function filesIn(place: string): Promise<Record<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')));
  return Object.fromEntries(files.map((file, index) => [path.relative(place, file), contents[index]!]));
}

function restore(change: Partial<RestoreOptions> = {}) {
  return restoreBackup({
    dataDir,
    file: path.join(folder, 'backup'),
    force: true,
    database: 'database',
    checkStore: async () => aStore,
    keepStore: null,
    keepMedia: null,
    now: () => 0,
    ...change,
  });
}

const RESTORED = { database: 'new', 'file-key': 'new', [PICTURE]: 'new' };
const ASIDE = '.before-restore-19700101000000';

describe('where a disk is mounted in the data directory', () => {
  test.each(['media', 'media/pictures'])(
    '%s stays there, and what is in it is exchanged',
    async (mounted) => {
      await writeFiles(dataDir, { database: 'old', [PICTURE]: 'old', 'media/videos/a': 'old' });
      const before = await stat(path.join(dataDir, mounted));
      await restore({ isMounted: async (place) => place === path.join(dataDir, mounted) });

      expect((await stat(path.join(dataDir, mounted))).ino).toBe(before.ino);
      const inMounted = (name: string) => path.join(mounted, ASIDE, path.relative(mounted, name));
      expect(await filesIn(dataDir)).toEqual({
        ...RESTORED,
        [path.join(ASIDE, 'database')]: 'old',
        [inMounted(PICTURE)]: 'old',
        [mounted === 'media' ? inMounted('media/videos/a') : path.join(ASIDE, 'media/videos/a')]: 'old',
      });
    },
  );

  test('an empty one needs no force', async () => {
    await mkdir(path.join(dataDir, 'media'), { recursive: true });
    await restore({ force: false, isMounted: async (place) => place === path.join(dataDir, 'media') });
    expect(await filesIn(dataDir)).toEqual(RESTORED);
  });
});

describe('a restore that is interrupted', () => {
  test('while it unpacks has changed nothing, and the next start removes what it has left', async () => {
    await writeFiles(dataDir, { database: 'old', '.unpacking/database': 'half' });
    expect(await isRestoreInterrupted(dataDir)).toBe(false);
    await removeUnpacked(dataDir);
    expect(await filesIn(dataDir)).toEqual({ database: 'old' });
  });

  test('while it exchanges the files keeps a start out until another one is complete', async () => {
    await writeFiles(dataDir, { database: 'old' });
    // The second move fails as a full or broken disk would.
    await mkdir(path.join(dataDir, ASIDE, 'database'), { recursive: true });
    await expect(restore()).rejects.toThrow('EISDIR');
    expect(await isRestoreInterrupted(dataDir)).toBe(true);
    await expect(restore({ file: path.join(folder, 'source', 'file-key') })).rejects.toThrow();
    expect(await isRestoreInterrupted(dataDir)).toBe(true);

    await restore({ now: () => 60_000 });
    expect(await isRestoreInterrupted(dataDir)).toBe(false);
    expect(await filesIn(dataDir)).toMatchObject(RESTORED);
  });

  test('by a database that refuses the store leaves the data directory as it was', async () => {
    await writeFiles(dataDir, { 'file-key': 'old' });
    const keepStore = () => Promise.reject(new Error('accounts are there'));
    await expect(restore({ keepStore })).rejects.toThrow('accounts are there');
    expect(await filesIn(dataDir)).toEqual({ 'file-key': 'old' });
    expect(await isRestoreInterrupted(dataDir)).toBe(false);
  });
});

test('a database and media that are kept elsewhere are not put into the data directory', async () => {
  const given: string[] = [];
  await mkdir(dataDir);
  await restore({
    keepMedia: async () => void given.push('media'),
    keepStore: async (file) => void given.push(await readFile(file, 'utf8')),
  });
  expect(given).toEqual(['media', 'new']);
  expect(await filesIn(dataDir)).toEqual({ 'file-key': 'new' });
});
