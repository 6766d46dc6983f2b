import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { popularityRank, SAVE_BONUS_MS } from '../../../src/domain/feeds/popularity.ts';

const noon = Date.UTC(2026, 4, 1, 12);

describe('popularityRank', () => {
  test('a pin that nobody saved ranks by its time', () => {
    expect(popularityRank({ createdAt: noon, saves: 0 })).toBe(noon);
  });

  test.each([
    [1, 1],
    [3, 2],
    [7, 3],
    [1023, 10],
  ])('%i saves are worth %i days', (saves, days) => {
    expect(popularityRank({ createdAt: noon, saves })).toBe(noon + days * SAVE_BONUS_MS);
  });

  test('of two pins with as many saves the younger one comes first', () => {
    const older = popularityRank({ createdAt: noon, saves: 5 });
    expect(popularityRank({ createdAt: noon + 1, saves: 5 })).toBeGreaterThan(older);
  });

  test('one more save always raises the rank, which stays a whole number that a double holds exactly', () => {
    const saves = fc.integer({ min: 0, max: 1_000_000 });
    const createdAt = fc.integer({ min: 0, max: 8_640_000_000_000_000 - 365 * SAVE_BONUS_MS });
    fc.assert(
      fc.property(saves, createdAt, (count, time) => {
        const rank = popularityRank({ createdAt: time, saves: count });
        expect(Number.isSafeInteger(rank)).toBe(true);
        expect(popularityRank({ createdAt: time, saves: count + 1 })).toBeGreaterThan(rank);
      }),
    );
  });
});
