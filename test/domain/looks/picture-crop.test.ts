import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cropFromText,
  cropToText,
  drawnCrop,
  fittedCrop,
  isWholeCrop,
  MIN_CROP_SIDE,
  movedCrop,
  resizedCrop,
  WHOLE_CROP,
} from '../../../src/domain/looks/picture-crop.ts';

const number = fc.double({ min: -2, max: 2, noNaN: true });
const crops = fc.record({ x: number, y: number, w: number, h: number }).map(fittedCrop);
const SLACK = 0.002;

test('a crop is always inside of the picture, whatever is drawn, moved or resized', () => {
  fc.assert(
    fc.property(crops, number, number, (crop, right, down) => {
      const from = { x: crop.x, y: crop.y };
      const made = [
        crop,
        movedCrop(crop, right, down),
        resizedCrop(crop, right, down),
        drawnCrop(from, { x: right, y: down }),
      ];
      for (const { x, y, w, h } of made) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(MIN_CROP_SIDE);
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1 + SLACK);
      }
    }),
  );
});

test('a crop is the same after it was a text', () => {
  fc.assert(
    fc.property(crops, (crop) => {
      expect(cropFromText(cropToText(crop))).toEqual(crop);
    }),
  );
  for (const text of ['', '1,2,3', '1,2,3,4,5', '-1,0,500,500', '1e3,0,1,1', '99999,0,1,1'])
    expect(cropFromText(text)).toBeNull();
});

test('a move keeps the size, a change of the size the left and the top side', () => {
  const crop = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
  expect(movedCrop(crop, 1, -0.1)).toEqual({ x: 0.5, y: 0.15, w: 0.5, h: 0.5 });
  expect(resizedCrop(crop, 1, -0.1)).toEqual({ x: 0.25, y: 0.25, w: 0.75, h: 0.4 });
});

test('corners can be drawn in any order', () => {
  expect(drawnCrop({ x: 0.8, y: 0.1 }, { x: 0.2, y: 0.5 })).toEqual({ x: 0.2, y: 0.1, w: 0.6, h: 0.4 });
});

test('the whole picture is the crop of both full sides', () => {
  expect(isWholeCrop(WHOLE_CROP)).toBe(true);
  expect(isWholeCrop({ ...WHOLE_CROP, w: 0.9 })).toBe(false);
});
