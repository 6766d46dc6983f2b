import { describe, expect, test } from 'vitest';
import type { SeenPictureStorage } from '../../src/application/ports/seen-picture-storage.ts';

/** Opens an empty storage; `weightOf` is what the server has under an address, in bytes. */
type Open = (weightOf: (url: string) => number | null) => SeenPictureStorage;

/** Proves that an adapter keeps pictures as it promises. */
export function describeSeenPictureStorage(name: string, open: Open): void {
  describe(`seen pictures: ${name}`, () => {
    const opened = () => open((url) => (url.startsWith('/media/') ? url.length : null));

    test('keeps a picture and says what it weighs, however often', async () => {
      const storage = opened();
      expect(await storage.keep('/media/a')).toBe(8);
      expect(await storage.keep('/media/a')).toBe(8);
      expect(await storage.find('/media/a')).toBeDefined();
    });

    test('what does not come is not kept', async () => {
      const storage = opened();
      expect(await storage.keep('/elsewhere')).toBeNull();
      expect(await storage.find('/elsewhere')).toBeUndefined();
    });

    test('retains only what is named, and nothing that was not kept', async () => {
      const storage = opened();
      await storage.keep('/media/a');
      await storage.keep('/media/b');
      await storage.retain(['/media/b', '/media/c']);
      const found = await Promise.all(['a', 'b', 'c'].map((letter) => storage.find(`/media/${letter}`)));
      expect(found.map((address) => address !== undefined)).toEqual([false, true, false]);
      await storage.retain([]);
      expect(await storage.find('/media/b')).toBeUndefined();
    });
  });
}
