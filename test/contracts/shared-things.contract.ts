import { describe, expect, test } from 'vitest';
import { sharedId } from '../../src/domain/sharing/shared-thing.ts';
import type { SharedThing, SharedThings } from '../../src/application/ports/shared-things.ts';

const CHAIR: SharedThing = {
  text: { title: 'A chair' },
  files: [{ name: 'a.png', size: 3, content: 'abc' }],
};
const LAMP: SharedThing = { text: { url: 'https://shop.test/lamp' }, files: [] };

/** Opens what was shared, by name. */
type Open = (things: Readonly<Record<string, SharedThing>>) => SharedThings | Promise<SharedThings>;

const [chair, lamp, other] = ['chair', 'lamp', 'other'].map((name) => sharedId(Date.now(), name)) as [
  string,
  string,
  string,
];

/** What it says, and its files by name and size: adapters may hold their contents as they like. */
const told = (thing: SharedThing | undefined) =>
  thing && { text: thing.text, files: thing.files.map(({ name, size }) => ({ name, size })) };

/** Proves that an adapter gives out what other apps have shared as it promises. */
export function describeSharedThings(name: string, open: Open): void {
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
