import { describe, expect, test } from 'vitest';
import { sharedId } from '../../src/domain/sharing/shared-item.ts';
import type {
  SharedItem,
  SharedItemStorage,
} from '../../src/application/ports/storage/shared-item-storage.ts';

const CHAIR: SharedItem = {
  text: { title: 'A chair' },
  files: [{ name: 'a.png', size: 3, content: 'abc' }],
};
const LAMP: SharedItem = { text: { url: 'https://shop.test/lamp' }, files: [] };

/** Opens what was shared, by name. */
type Open = (things: Readonly<Record<string, SharedItem>>) => SharedItemStorage | Promise<SharedItemStorage>;

const [chair, lamp, other] = ['chair', 'lamp', 'other'].map((name) => sharedId(Date.now(), name)) as [
  string,
  string,
  string,
];

/** What it says, and its files by name and size: adapters may hold their contents as they like. */
const told = (thing: SharedItem | undefined) =>
  thing && { text: thing.text, files: thing.files.map(({ name, size }) => ({ name, size })) };

/** Proves that an adapter gives out what other apps have shared as it promises. */
export function describeSharedItemStorage(name: string, open: Open): void {
  describe(`shared things: ${name}`, () => {
    test('are found by their names as they came', async () => {
      const things = await open({ [chair]: CHAIR, [lamp]: LAMP });
      expect([told(await things.find(chair)), told(await things.find(lamp))]).toEqual([
        told(CHAIR),
        told(LAMP),
      ]);
      expect(await things.find(other)).toBeUndefined();
    });

    test('are removed one by one; an unknown one is fine', async () => {
      const things = await open({ [chair]: CHAIR, [lamp]: LAMP });
      await things.remove(chair);
      await things.remove(other);
      expect([await things.find(chair), await things.find(lamp)]).toMatchObject([undefined, LAMP]);
    });

    test('are removed all together', async () => {
      const things = await open({ [chair]: CHAIR, [lamp]: LAMP });
      await things.clear();
      expect([await things.find(chair), await things.find(lamp)]).toEqual([undefined, undefined]);
    });
  });
}
