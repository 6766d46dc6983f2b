import { expect, test } from 'vitest';
import { OpfsMediaStore, type NamedFiles } from '../../../server/adapters/browser/opfs-media-store.ts';
import { mediaFile } from '../../../server/application/media/media-file.ts';
import { StorageFull } from '../../../server/application/ports/media/media.ts';
import { describeMediaStore } from '../../contracts/media-store.contract.ts';

/** As the private file system keeps files, in memory. */
function filesAt(now: () => number, isFull = () => false): NamedFiles {
  const files = new Map<string, { bytes: Uint8Array; lastModified: number }>();
  return {
    read: async (name) => {
      const file = files.get(name);
      return file && { ...file, bytes: file.bytes.slice() };
    },
    write: async (name, bytes) => {
      if (isFull()) throw new StorageFull();
      files.set(name, { bytes: bytes.slice(), lastModified: now() });
    },
    remove: async (name) => void files.delete(name),
    async *names() {
      yield* [...files.keys()];
    },
  };
}

describeMediaStore('in the private file system', async () => {
  const present = 1_790_000_000_000;
  let now = present;
  let isFull = false;
  const store = new OpfsMediaStore(
    filesAt(
      () => now,
      () => isFull,
    ),
    async () => undefined,
  );
  return {
    store,
    now: () => now,
    breakWriting: async () => void (isFull = true),
    age: async (path, milliseconds) => {
      now = present - milliseconds;
      await store.put([{ path, bytes: new Uint8Array() }]);
      now = present;
    },
  };
});

test('pictures that come with the app are there, and are never among the old ones', async () => {
  const signature = '0123456789abcdef0123456789abcdef';
  const sample = Uint8Array.of(1, 2, 3);
  const store = new OpfsMediaStore(
    filesAt(() => 1),
    async (name) => (name === `${signature}.originals.jpg` ? sample : undefined),
  );
  expect(await store.read(mediaFile('originals', signature, 'jpg'))).toEqual(sample);
  expect(await store.has(mediaFile('236x', signature, 'webp'))).toBe(false);
  const old: string[] = [];
  for await (const name of store.picturesOlderThan(Infinity)) old.push(name);
  expect(old).toEqual([]);
});
