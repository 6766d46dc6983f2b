import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashDistance, LOOKS_SAME_BITS } from '../../../../src/domain/looks/duplicate-level.ts';
import { hashOfBits, orientationsOf, type PictureHash } from '../../../../src/domain/looks/picture-hash.ts';
import { HashScan } from '../../../../server/application/looks/hash-scan.ts';
import { looksOfText, numbersOf } from '../../../builders/some-looks.ts';

const aHash = (seed: number): PictureHash => {
  const number = numbersOf(seed);
  return hashOfBits(Array.from({ length: 256 }, () => number() < 0.5));
};
/** Another hash with so many different bits, anywhere. */
const changed = (hash: PictureHash, count: number, seed: number): PictureHash => {
  const number = numbersOf(seed);
  const places = Array.from({ length: 256 }, (_, at) => ({ at, order: number() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count);
  const other = hash.slice();
  for (const { at } of places) other[at >> 5] = other[at >> 5]! ^ (1 << (at & 31));
  return other;
};

test('a picture is found in every orientation, with and without its borders, at the distance of the rule', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: LOOKS_SAME_BITS }),
      fc.nat({ max: 7 }),
      fc.boolean(),
      (seed, bits, orientation, isFramed) => {
        const hash = aHash(seed);
        const near = orientationsOf(changed(hash, bits, seed + 1))[orientation]!;
        const looks = isFramed
          ? { hash: aHash(seed + 2), trimmedHash: near }
          : { hash: near, trimmedHash: near };
        const scan = new HashScan();
        scan.add(looksOfText('before'));
        scan.add(looks);
        scan.add(looksOfText('after'));
        const sought = { hash, trimmedHash: hash };
        expect(scan.nearTo(sought)).toEqual([{ number: 1, distance: hashDistance(looks, sought) }]);
        expect(scan.nearTo(sought, 1)).toEqual([]);
      },
    ),
  );
});

test('others are not near', () => {
  const scan = new HashScan();
  for (let seed = 0; seed < 200; seed += 1) {
    const hash = aHash(seed);
    expect(scan.nearTo({ hash, trimmedHash: hash })).toEqual([]);
    scan.add({ hash, trimmedHash: hash });
  }
  expect(scan.size).toBe(200);
});
