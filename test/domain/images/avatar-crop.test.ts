import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AVATAR_ZOOM_MAX,
  middleCrop,
  movedCrop,
  zoomedCrop,
  zoomOf,
} from '../../../src/domain/images/avatar-crop.ts';

const WIDE = { width: 400, height: 200 };

describe('the crop of an avatar', () => {
  test('begins as the largest square in the middle', () => {
    expect(middleCrop(WIDE)).toEqual({ left: 100, top: 0, side: 200 });
    expect(middleCrop({ width: 200, height: 400 })).toEqual({ left: 0, top: 100, side: 200 });
    expect(zoomOf(middleCrop(WIDE), WIDE)).toBe(1);
  });

  test('moves as far as the picture reaches', () => {
    expect(movedCrop(middleCrop(WIDE), WIDE, 30, 0)).toEqual({ left: 130, top: 0, side: 200 });
    expect(movedCrop(middleCrop(WIDE), WIDE, 999, 999)).toEqual({ left: 200, top: 0, side: 200 });
    expect(movedCrop(middleCrop(WIDE), WIDE, -999, -999)).toEqual({ left: 0, top: 0, side: 200 });
  });

  test('keeps its middle when it zooms', () => {
    expect(zoomedCrop(middleCrop(WIDE), WIDE, 2)).toEqual({ left: 150, top: 50, side: 100 });
  });

  test('zooms from the largest square to a fixed part of it', () => {
    expect(zoomOf(zoomedCrop(middleCrop(WIDE), WIDE, 99), WIDE)).toBe(AVATAR_ZOOM_MAX);
    expect(zoomOf(zoomedCrop(middleCrop(WIDE), WIDE, 0), WIDE)).toBe(1);
  });

  test('never leaves the picture, whatever is done', () => {
    const step = fc.oneof(
      fc.record({
        right: fc.integer({ min: -9999, max: 9999 }),
        down: fc.integer({ min: -9999, max: 9999 }),
      }),
      fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }) }),
    );
    const side = fc.integer({ min: 1, max: 16_384 });
    fc.assert(
      fc.property(side, side, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
        const picture = { width, height };
        let crop = middleCrop(picture);
        for (const each of steps)
          crop =
            'zoom' in each
              ? zoomedCrop(crop, picture, each.zoom)
              : movedCrop(crop, picture, each.right, each.down);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.side).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.top + crop.side).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });
});
