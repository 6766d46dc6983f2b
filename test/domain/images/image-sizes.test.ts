import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_IMAGE_SIZES,
  isMediaSize,
  MEDIA_SIZES,
  mediaSizeOf,
  PIN_IMAGE_SIZES,
  sizeDimensions,
  SQUARE_PIN_IMAGE_PX,
  TOPIC_BEST_PIN_NARROW,
  TOPIC_BEST_PIN_WIDE,
} from '../../../src/domain/images/image-sizes.ts';
import type { MediaSize } from '../../../src/domain/images/image-sizes.ts';

test('every pin comes in nine sizes, all of which can be addressed', () => {
  expect(PIN_IMAGE_SIZES).toEqual([
    '60x60',
    '136x136',
    '170x',
    '236x',
    '474x',
    '564x',
    '736x',
    '600x315',
    'orig',
  ]);
  for (const size of PIN_IMAGE_SIZES) expect(isMediaSize(mediaSizeOf(size))).toBe(true);
});

test('cards choose between four', () => expect(CARD_IMAGE_SIZES).toEqual(['236x', '474x', '564x', '736x']));

test('there are 23 sizes and no others', () => {
  expect(new Set(MEDIA_SIZES).size).toBe(23);
  expect(isMediaSize('237x')).toBe(true);
  expect(isMediaSize('1000x')).toBe(false);
  expect(isMediaSize('orig')).toBe(false);
});

test('a square picture is 136, topics have their own crops', () => {
  expect(SQUARE_PIN_IMAGE_PX).toBe(136);
  expect([TOPIC_BEST_PIN_WIDE, TOPIC_BEST_PIN_NARROW]).toEqual(['278x424', '508x640']);
});

describe('a picture of 1000 × 1500', () => {
  test.each<[MediaSize, number, number]>([
    ['236x', 236, 354],
    ['736x', 736, 1104],
    ['1200x', 1000, 1500],
    ['60x60', 60, 60],
    ['600x315', 600, 315],
    ['originals', 1000, 1500],
  ])('as %s is %i × %i', (size, width, height) => {
    expect(sizeDimensions(size, { width: 1000, height: 1500 })).toEqual({ width, height });
  });
});

test('no size is wider than the picture, unless it is a crop', () => {
  const side = fc.integer({ min: 1, max: 16_384 });
  fc.assert(
    fc.property(fc.constantFrom(...MEDIA_SIZES), side, side, (size, width, height) => {
      const made = sizeDimensions(size, { width, height });
      expect(made.height).toBeGreaterThanOrEqual(1);
      if (!/x\d/.test(size)) expect(made.width).toBeLessThanOrEqual(width);
    }),
  );
});
