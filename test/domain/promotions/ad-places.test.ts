import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adPlaces, PINS_BETWEEN_ADS, withAds } from '../../../src/domain/promotions/ad-places.ts';

/** Random numbers from a list, again and again. */
const from = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
const chances = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 8 });

describe('places of ads', () => {
  test('are at least twelve pins apart and never first, also over the borders of pages', () => {
    const pages = fc.array(fc.nat(60), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pages, chances, (sizes, numbers) => {
        const random = from(numbers);
        const feed = sizes.flatMap((size) => {
          const places = adPlaces(size, random);
          return withAds<string>(
            Array.from({ length: size }, () => 'pin'),
            places,
            places.map(() => 'ad'),
          );
        });
        const between = feed.join(' ').split('ad').slice(0, -1);
        for (const pins of between)
          expect(pins.split('pin').length - 1).toBeGreaterThanOrEqual(PINS_BETWEEN_ADS);
      }),
    );
  });

  test('are for pages of twelve pins and more', () => {
    expect(adPlaces(11, () => 0)).toEqual([]);
    expect(adPlaces(12, () => 0)).toEqual([12]);
    expect(adPlaces(25, () => 0)).toEqual([12, 24]);
    expect(adPlaces(25, () => 0.99)).toEqual([15]);
  });

  test('stay empty when there are too few ads', () => {
    expect(withAds(['a', 'b', 'c'], [1, 2], ['ad'])).toEqual(['a', 'ad', 'b', 'c']);
    expect(withAds(['a'], [1, 2], [])).toEqual(['a']);
  });
});
