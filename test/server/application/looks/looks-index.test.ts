import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { COLOR_GROUPS } from '../../../../src/domain/feeds/color-group.ts';
import { hammingDistance, hashOfBits, orientationsOf } from '../../../../src/domain/looks/picture-hash.ts';
import { pickedColor } from '../../../../src/domain/looks/palette.ts';
import type { PictureLooks } from '../../../../src/domain/looks/picture-looks.ts';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import { BestFirst } from '../../../../server/application/arrays/best-first.ts';
import { nearestSide } from '../../../../server/application/looks/internal/nearest-side.ts';
import { LooksIndex } from '../../../../server/application/looks/looks-index.ts';
import { numbersOf, someLooks } from '../../../builders/some-looks.ts';

let index: LooksIndex;
const put = (number: number, looks: PictureLooks | null, product: PinDocument['product'] = null) =>
  index.put(number, { looks, product });
beforeEach(() => {
  index = new LooksIndex();
  for (let number = 0; number < 20; number += 1) put(number, someLooks(number));
});

const numbers = (scored: readonly { readonly number: number }[]) => scored.map(({ number }) => number);

/** The same picture in another file: some bits differ, and it is mirrored. */
function copyOf(looks: PictureLooks): PictureLooks {
  const hash = orientationsOf(looks.hash)[1]!.map((word, at) => (at === 0 ? word ^ 0b1011 : word));
  return { ...looks, hash, trimmedHash: hash };
}

test('a document is most like the ones with the same features, and never like itself', () => {
  put(30, someLooks(7));
  expect(numbers(index.similar(7, 3))[0]).toBe(30);
  expect(numbers(index.similar(7, 100))).not.toContain(7);
  expect(index.similar(99, 3)).toEqual([]);
  expect(index.similar(7, 3)).toHaveLength(3);
});

test('a picture from outside finds the document with its features', () => {
  expect(numbers(index.withColorsOf(someLooks(4).features, { limit: 1, productsOnly: false }))).toEqual([4]);
  expect(numbers(index.withColorsOf(someLooks(4).features, { limit: 1, productsOnly: false }))).toEqual([4]);
});

test('products are found alone', () => {
  put(30, someLooks(4), { price: null, currency: null, inStock: null });
  expect(numbers(index.withColorsOf(someLooks(4).features, { limit: 10, productsOnly: true }))).toEqual([30]);
});

test('a document that was removed, or has no looks any more, is not found', () => {
  index.remove(4);
  index.remove(1000);
  put(5, null);
  const found = numbers(index.withColorsOf(someLooks(4).features, { limit: 100, productsOnly: false }));
  expect(found).toHaveLength(18);
  expect(found).not.toContain(4);
  expect(found).not.toContain(5);
});

test('a document is replaced by what was put last', () => {
  put(4, someLooks(50));
  expect(numbers(index.withColorsOf(someLooks(50).features, { limit: 1, productsOnly: false }))).toEqual([4]);
});

test('a colour is found by its group or by a picked one, the largest area first', () => {
  const withPalette = (color: string, area: number) => ({ ...someLooks(1), palette: [{ color, area }] });
  index = new LooksIndex();
  put(1, withPalette('#1f9a94', 0.3));
  put(2, withPalette('#1f9a94', 0.8));
  put(3, withPalette('#d02020', 0.9));
  const group = COLOR_GROUPS.findIndex(({ key }) => key === 'teal');
  expect(numbers(index.byColor({ kind: 'group', group }, { limit: 10, productsOnly: false }))).toEqual([
    2, 1,
  ]);
  expect(numbers(index.byColor(pickedColor('#d42424')!, { limit: 10, productsOnly: false }))).toEqual([3]);
});

test('a list shows each picture once, and what has no looks always', () => {
  put(40, copyOf(someLooks(3)));
  put(41, null);
  expect(index.withoutRepeats([40, 41, 3, 5, 41, 4])).toEqual([40, 41, 5, 41, 4]);
});

test('what only looks the same is shown once as well', () => {
  const looks = someLooks(3);
  const hash = looks.hash.map((word, at) => (at < 3 ? word ^ 0xffff : word));
  put(40, { ...looks, hash, trimmedHash: hash });
  expect(index.withoutRepeats([40, 3])).toEqual([40]);
});

test('what was saved answers as before', () => {
  const other = new LooksIndex();
  other.load(structuredClone(index.save()));
  expect(other.similar(7, 20)).toEqual(index.similar(7, 20));
  const brown = [pickedColor('#804020')!, { limit: 20, productsOnly: false }] as const;
  expect(other.byColor(...brown)).toEqual(index.byColor(...brown));
  expect(() => other.load({ present: new Uint8Array(2) })).toThrow('no saved looks');
});

test('the best of many are those of a whole sort', () => {
  const scores = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 0, max: 20 }), (all, limit) => {
      const best = new BestFirst(limit);
      all.forEach((score, number) => best.offer(number, score));
      const sorted = [...all].sort((one, other) => other - one).slice(0, limit);
      expect(best.sorted().map(({ score }) => score)).toEqual(sorted);
    }),
  );
});

test('the distance of a scan is exact up to the limit of duplicates', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 80 }), (seed, changed) => {
      const number = numbersOf(seed);
      const bits = Array.from({ length: 256 }, () => number() < 0.5);
      const near = hashOfBits(bits.map((bit, at) => bit !== at < changed));
      const far = hashOfBits(bits.map((bit) => !bit));
      const both = Uint32Array.of(...far, ...near);
      expect(hammingDistance(hashOfBits(bits), near)).toBe(changed);
      expect(nearestSide([hashOfBits(bits)], both, 0)).toBe(Math.min(changed, 65));
    }),
  );
});
