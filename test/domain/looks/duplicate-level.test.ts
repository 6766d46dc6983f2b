import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  duplicateLevel,
  hashDistance,
  LOOKS_SAME_BITS,
  SAME_PICTURE_BITS,
  type HashedLooks,
} from '../../../src/domain/looks/duplicate-level.ts';
import { hashOfBits, isBitSet, orientationsOf } from '../../../src/domain/looks/picture-hash.ts';
import { numbersOf, someLooks } from '../../builders/some-looks.ts';

const textured: HashedLooks = { ...someLooks(), quality: 10 };
const plain: HashedLooks = { ...textured, quality: 2 };

/** The same looks with a hash of which the first bits are inverted. */
function withBitsChanged(looks: HashedLooks, count: number): HashedLooks {
  const hash = hashOfBits(Array.from({ length: 256 }, (_, at) => isBitSet(looks.hash, at) !== at < count));
  return { ...looks, hash, trimmedHash: hash };
}

test.each([
  [0, 'same_picture'],
  [SAME_PICTURE_BITS, 'same_picture'],
  [SAME_PICTURE_BITS + 1, 'looks_same'],
  [LOOKS_SAME_BITS, 'looks_same'],
  [LOOKS_SAME_BITS + 1, 'different'],
])('%i different bits: %s', (bits, level) => {
  expect(duplicateLevel(textured, withBitsChanged(textured, bits))).toBe(level);
});

test('a mirrored or rotated picture is the same one', () => {
  for (const hash of orientationsOf(textured.hash))
    expect(duplicateLevel(textured, { ...textured, hash, trimmedHash: hash })).toBe('same_picture');
});

test('a picture is found again in a frame, because one of its hashes has none', () => {
  const framed = { ...textured, hash: someLooks(2).hash };
  expect(duplicateLevel(framed, { ...textured, trimmedHash: textured.hash })).toBe('same_picture');
});

test('a plain picture needs almost the same hash, the same colours and the same sides', () => {
  expect(duplicateLevel(plain, withBitsChanged(plain, 16))).toBe('same_picture');
  expect(duplicateLevel(plain, withBitsChanged(plain, 17))).toBe('different');
  expect(duplicateLevel(plain, withBitsChanged(textured, 17))).toBe('different');
  expect(duplicateLevel(plain, { ...plain, aspectRatio: plain.aspectRatio * 1.1 })).toBe('different');
  expect(duplicateLevel(plain, { ...plain, features: someLooks(2).features })).toBe('different');
});

test('the order of two pictures does not matter, and others are far away', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const [first, second] = [one, other].map((seed) => {
        const number = numbersOf(seed);
        const hash = hashOfBits(Array.from({ length: 256 }, () => number() < 0.5));
        return { ...textured, hash, trimmedHash: hash };
      }) as [HashedLooks, HashedLooks];
      expect(hashDistance(first, second)).toBe(hashDistance(second, first));
      expect(duplicateLevel(first, second)).toBe(one === other ? 'same_picture' : 'different');
    }),
  );
});
