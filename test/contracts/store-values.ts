import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toUserId } from '../../src/domain/ids/ids.ts';
import { aUserRecord } from '../builders/a-user-record.ts';
import type { StoreWorld } from './store-world.ts';

/** Any text but NUL, which not every engine has. */
const texts = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', ''));
/** Names that differ in case, accents and composition, or not at all. */
const names = fc
  .array(fc.constantFrom(...'aAäÄåÅ\u00e5a\u030aeEéßsSıiIİøØ\u{1f600}\u{1d400}zZ9~_'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((letters) => letters.join(''));
const numbers = fc.oneof(fc.maxSafeNat(), fc.constantFrom(1, 2 ** 31, 2 ** 32, 2 ** 53 - 2, 2 ** 53 - 1));

const RUNS = { numRuns: 25, endOnFailure: true } as const;

/** The same values mean the same in every engine. */
export function describeStoredValues(world: StoreWorld): void {
  describe('what is stored', () => {
    test('comes back as the same text', async () => {
      const ada = await world.person('ada');
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          await world.do((tx) => tx.userStates.put(ada.id, 'text', text));
          expect(await world.store.userStates.find(ada.id, 'text')).toBe(text);
        }),
        RUNS,
      );
    });

    test('comes back as the same number', async () => {
      let made = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(numbers, { minLength: 2, maxLength: 2 }),
          async ([id = 1, time = 2]) => {
            made += 1;
            const [username, email] = [`somebody${made}`, `${made}@example.org`];
            const user = aUserRecord({
              id: toUserId(String(id)),
              username,
              email,
              createdAt: time,
              deletesAt: id,
            });
            await world.do(async (tx) => {
              await tx.users.insert(user);
            });
            expect(await world.store.users.find(user.id)).toEqual(user);
            while (await world.do((tx) => tx.accountRemoval.removePart(user.id)));
          },
        ),
        RUNS,
      );
    });

    test('is in the order of code points', async () => {
      const ada = await world.person('ada');
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(fc.oneof(names, texts), { maxLength: 8 }), async (some) => {
          for (const name of some) await world.do((tx) => tx.userStates.put(ada.id, name, '1'));
          const stored = (await world.store.userStates.allOf(ada.id)).map(({ name }) => name);
          expect(stored).toEqual([...stored].sort(byCodePoint));
          expect(stored).toEqual(expect.arrayContaining(some));
        }),
        RUNS,
      );
    });

    test('as a name is found without regard to case, but to accents', async () => {
      const found = async (name: string, other: string) => {
        const user = await world.person(name);
        const isFound = (await world.store.users.findByUsername(other)) !== undefined;
        await world.do((tx) => tx.accountRemoval.removePart(user.id));
        return isFound;
      };
      await fc.assert(
        fc.asyncProperty(names, names, async (name, other) => {
          const same = name.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
          expect(await found(name, other)).toBe(same);
        }),
        RUNS,
      );
      expect(await found('Åsa', 'åSA')).toBe(true);
      expect(await found('a\u030asa', '\u00c5SA')).toBe(true);
      expect(await found('Åsa', 'asa')).toBe(false);
    });
  });
}

function byCodePoint(one: string, other: string): number {
  const [points, others] = [[...one], [...other]].map((letters) =>
    letters.map((letter) => letter.codePointAt(0) ?? 0),
  ) as [number[], number[]];
  const index = points.findIndex((point, at) => point !== others[at]);
  if (index === -1) return points.length - others.length;
  return (points[index] ?? 0) - (others[index] ?? -1);
}
