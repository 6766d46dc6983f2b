import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hammingDistance,
  hashFromText,
  hashOfBits,
  hashToText,
  isBitSet,
  orientationsOf,
} from '../../../src/domain/looks/picture-hash.ts';

const hashes = fc.array(fc.boolean(), { minLength: 256, maxLength: 256 }).map(hashOfBits);

test('a hash is the same after it was a text', () => {
  fc.assert(
    fc.property(hashes, (hash) => {
      expect(hashFromText(hashToText(hash))).toEqual(hash);
    }),
  );
});

test('the distance is the number of different bits', () => {
  const bits = fc.uniqueArray(fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(hashes, bits, (hash, changed) => {
      const other = hashOfBits(
        Array.from({ length: 256 }, (_, at) => isBitSet(hash, at) !== changed.includes(at)),
      );
      expect(hammingDistance(hash, other)).toBe(changed.length);
      expect(hammingDistance(other, hash)).toBe(changed.length);
    }),
  );
});

test('hashes lie anywhere in longer arrays', () => {
  fc.assert(
    fc.property(hashes, hashes, (one, other) => {
      const both = Uint32Array.of(...one, ...other);
      expect(hammingDistance(both, both, 0, 8)).toBe(hammingDistance(one, other));
    }),
  );
});

test('a picture has eight orientations, and every one of them has the same eight', () => {
  fc.assert(
    fc.property(hashes, fc.integer({ min: 0, max: 7 }), (hash, turn) => {
      const texts = (of: typeof hash) => new Set(orientationsOf(of).map(hashToText));
      expect(orientationsOf(hash)[0]).toEqual(hash);
      expect(texts(orientationsOf(hash)[turn]!)).toEqual(texts(hash));
    }),
  );
});
