import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheViewedPictureStorage } from '../../../src/adapters/browser/cache-viewed-picture-storage.ts';
import { describeViewedPictureStorage } from '../../contracts/viewed-picture-storage.contract.ts';
import { CacheStorageForTests } from './cache-storage-for-tests.ts';

const ORIGIN = 'https://pins.test';

/** The server's answer of this weight; null for none. */
function serving(weightOf: (url: string) => number | null, type = 'image/webp') {
  vi.stubGlobal('fetch', async (url: string) => {
    const bytes = weightOf(url);
    const answer = new Response('x'.repeat(bytes ?? 0), {
      status: bytes === null ? 404 : 200,
      headers: { 'Content-Type': type },
    });
    // Of the own site, as a browser says it.
    return Object.defineProperty(answer, 'type', { value: 'basic' });
  });
}

beforeEach(() => {
  vi.stubGlobal('caches', new CacheStorageForTests());
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

describeViewedPictureStorage('cache storage', ORIGIN, (weightOf) => {
  serving(weightOf);
  return new CacheViewedPictureStorage();
});

test('nothing but pictures of this site is kept', async () => {
  const picture = '/media/236x/aa/bb/cc/aabbcc00000000000000000000000000.jpg';
  serving(() => 5, 'text/html');
  const storage = new CacheViewedPictureStorage();
  expect(await storage.keep(ORIGIN + picture)).toBeNull();
  serving(() => 5);
  expect(await storage.keep(`https://other.test${picture}`)).toBeNull();
  expect(await storage.keep(`${ORIGIN}/settings`)).toBeNull();
  expect(await storage.keep(ORIGIN + picture)).toBe(5);
});

test('where the browser forbids storage nothing is found', async () => {
  serving(() => 5);
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('SecurityError')) });
  const storage = new CacheViewedPictureStorage();
  expect(await storage.keep(`${ORIGIN}/media/236x/aa/bb/cc/aabbcc00000000000000000000000000.jpg`)).toBeNull();
});
