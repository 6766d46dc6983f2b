import { describe, expect, test } from 'vitest';
import type { ViewedPictureStorage } from '../../src/application/ports/storage/viewed-picture-storage.ts';

/** Opens an empty storage; `weightOf` is what the server has under an address of `origin`, in bytes. */
type Open = (weightOf: (url: string) => number | null) => ViewedPictureStorage;

/** Proves that an adapter keeps pictures as it promises. */
export function describeViewedPictureStorage(name: string, origin: string, open: Open): void {
  describe(`seen pictures: ${name}`, () => {
    const picture = (letter: string) =>
      `${origin}/media/236x/${'aa/'.repeat(3)}${letter.padStart(32, 'a')}.jpg`;
    const there = ['a', 'b'].map(picture);
    const opened = () => open((url) => (there.includes(url) ? 8 : null));

    test('keeps a picture and says what it weighs, however often', async () => {
      const storage = opened();
      expect(await storage.keep(picture('a'))).toBe(8);
      expect(await storage.keep(picture('a'))).toBe(8);
      expect(await storage.find(picture('a'))).toBeDefined();
    });

    test('what does not come is not kept', async () => {
      const storage = opened();
      expect(await storage.keep(picture('d'))).toBeNull();
      expect(await storage.find(picture('d'))).toBeUndefined();
    });

    test('retains only what is named, and nothing that was not kept', async () => {
      const storage = opened();
      await storage.keep(picture('a'));
      await storage.keep(picture('b'));
      await storage.retain([picture('b'), picture('c')]);
      const found = await Promise.all(['a', 'b', 'c'].map((letter) => storage.find(picture(letter))));
      expect(found.map((address) => address !== undefined)).toEqual([false, true, false]);
      await storage.retain([]);
      expect(await storage.find(picture('b'))).toBeUndefined();
    });
  });
}
