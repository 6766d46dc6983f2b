import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashDistance } from '../../../../src/domain/looks/duplicate-level.ts';
import { likeness } from '../../../../src/domain/looks/likeness.ts';
import { FEATURE_VALUES, WINDOW_COUNT } from '../../../../src/domain/looks/picture-looks.ts';
import { hammingDistance } from '../../../../src/domain/looks/picture-hash.ts';
import { extractLooks } from '../../../../server/application/looks/extract-looks.ts';
import { smallSize, type SmallPicture } from '../../../../server/application/looks/small-picture.ts';
import { aSmallPicture, someLooks } from '../../../builders/some-looks.ts';

const ORIGINAL = { width: 1200, height: 900 };

function mapped(picture: SmallPicture, from: (x: number, y: number) => readonly [number, number]) {
  const { width, height, data } = picture;
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = from(x, y);
      const source = (fromY * width + fromX) * 3;
      turned.set(data.subarray(source, source + 3), (y * width + x) * 3);
    }
  return { ...picture, data: turned };
}

test('the same pixels always give the same looks', () => {
  expect(someLooks(3)).toEqual(someLooks(3));
});

test('a picture is as much like itself as can be, and others are less', () => {
  for (const seed of [1, 2, 3]) {
    const { features } = someLooks(seed);
    expect(likeness(features, features)).toBeCloseTo(1, 1);
    expect(likeness(features, someLooks(seed + 10).features)).toBeLessThan(0.8);
  }
});

test('a mirrored picture has another hash, but the same one among its orientations', () => {
  const picture = aSmallPicture(4);
  const looks = extractLooks(picture, ORIGINAL);
  const mirrored = extractLooks(
    mapped(picture, (x, y) => [picture.width - 1 - x, y]),
    ORIGINAL,
  );
  expect(hammingDistance(looks.hash, mirrored.hash)).toBeGreaterThan(64);
  expect(hashDistance(looks, mirrored)).toBeLessThan(8);
});

test('plain borders are left out of the second hash', () => {
  const { width, height } = aSmallPicture(5);
  const inner = extractLooks(aSmallPicture(5), ORIGINAL);
  const framed = extractLooks(
    mapped(aSmallPicture(5), (x, y) => {
      const [left, top] = [
        Math.round(((x - 16) * width) / (width - 32)),
        Math.round(((y - 12) * height) / (height - 24)),
      ];
      return left < 0 || top < 0 || left >= width || top >= height ? [0, 0] : [left, top];
    }),
    ORIGINAL,
  );
  expect(hammingDistance(framed.trimmedHash, inner.hash)).toBeLessThan(32);
  expect(hammingDistance(framed.hash, framed.trimmedHash)).toBeGreaterThan(32);
});

test('a plain picture has no quality, one colour, and no borders', () => {
  const data = new Uint8Array(160 * 120 * 3).fill(200);
  const looks = extractLooks({ data, width: 160, height: 120, channels: 3 }, ORIGINAL);
  expect(looks.quality).toBe(0);
  expect(looks.palette).toEqual([{ color: '#c8c8c8', area: 1 }]);
  expect(looks.trimmedHash).toEqual(looks.hash);
});

test('the quarter of a picture is most like the window of that quarter', () => {
  const picture = aSmallPicture(6);
  const looks = extractLooks(picture, ORIGINAL);
  const quarter = extractLooks(
    mapped(picture, (x, y) => [Math.floor(x / 2), Math.floor(y / 2)]),
    ORIGINAL,
  );
  const scores = Array.from({ length: WINDOW_COUNT }, (_, at) =>
    likeness(quarter.features, looks.windows, 0, at * FEATURE_VALUES),
  );
  expect(scores.indexOf(Math.max(...scores))).toBe(0);
});

test('any pixels have looks with whole numbers in their ranges', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 255 }), (original, value) => {
      const { width, height } = smallSize(original);
      const data = new Uint8Array(width * height * 4).map((_, at) => (at * value) & 255);
      const looks = extractLooks({ data, width, height, channels: 4 }, original);
      expect(looks.features).toHaveLength(FEATURE_VALUES);
      expect(looks.windows).toHaveLength(FEATURE_VALUES * WINDOW_COUNT);
      expect(looks.quality).toBeGreaterThanOrEqual(0);
      expect(looks.palette.length).toBeLessThanOrEqual(5);
      expect(looks.palette.reduce((sum, { area }) => sum + area, 0)).toBeLessThanOrEqual(1.000001);
    }),
    { numRuns: 20 },
  );
});
