import { describe, expect, test } from 'vitest';
import type { SharedCounts } from '../../server/application/ports/processes.ts';

const WINDOW = { startedAt: 960_000, windowMs: 60_000 };
const BEFORE = { ...WINDOW, startedAt: 900_000 };

/** @param open the counts of two processes; no key has been counted yet */
export function describeSharedCounts(
  name: string,
  open: () => Promise<{ readonly one: SharedCounts; readonly other: SharedCounts }>,
): void {
  describe(`shared counts: ${name}`, () => {
    test('two processes count together, each window by itself', async () => {
      const { one, other } = await open();
      expect(await one.add([{ key: 'a', ...BEFORE, uses: 3 }])).toEqual([{ count: 3, countBefore: 0 }]);
      const added = Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : other).add([
          { key: 'a', ...WINDOW, uses: 2 },
          { key: 'b', ...WINDOW, uses: 1 },
        ]),
      );
      const sums = (await Promise.all(added)).map(([a]) => a!.count);
      expect(sums.sort((a, b) => a - b)).toEqual(sums.map((_, index) => 2 * (index + 1)));
      expect(
        await other.add([
          { key: 'b', ...WINDOW, uses: -1 },
          { key: 'a', ...WINDOW, uses: 0 },
        ]),
      ).toEqual([
        { count: 19, countBefore: 0 },
        { count: 40, countBefore: 3 },
      ]);
    });
  });
}
