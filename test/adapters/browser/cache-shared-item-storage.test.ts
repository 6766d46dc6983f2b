import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheSharedItemStorage } from '../../../src/adapters/browser/cache-shared-item-storage.ts';
import { SHARED_CACHE, sharedAddress, sharedId } from '../../../src/domain/sharing/shared-item.ts';
import { describeSharedItemStorage } from '../../contracts/shared-item-storage.contract.ts';
import { CacheStorageForTests } from './cache-storage-for-tests.ts';

let storage: CacheStorageForTests;
beforeEach(() => {
  storage = new CacheStorageForTests();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('location', new URL('https://pins.test'));
});
afterEach(() => vi.unstubAllGlobals());

/** As the service worker keeps the form that came. */
async function keep(
  id: string,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('pictures', file);
  await (await storage.open(SHARED_CACHE)).put(sharedAddress(id), new Response(form));
}

describeSharedItemStorage('cache storage', async (things) => {
  for (const [id, { text, files }] of Object.entries(things))
    await keep(
      id,
      { ...text },
      files.map(({ name, content }) => new File([content as string], name)),
    );
  return new CacheSharedItemStorage();
});

test('what nobody has taken up within an hour is not found any more', async () => {
  const id = sharedId(Date.now() - 3_700_000, 'chance');
  await keep(id, { title: 'A chair' }, []);
  expect(await new CacheSharedItemStorage().find(id)).toBeUndefined();
});

test('a field for pictures that was left empty is no picture', async () => {
  const id = sharedId(Date.now(), 'chance');
  await keep(id, { title: 'A chair' }, [new File([], '')]);
  expect((await new CacheSharedItemStorage().find(id))?.files).toEqual([]);
});
