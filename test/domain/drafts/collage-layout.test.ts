import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collageCells,
  COLLAGE_LAYOUTS,
  COLLAGE_SIZE,
  middlePart,
} from '../../../src/domain/drafts/collage-layout.ts';

describe.each(COLLAGE_LAYOUTS)('the layout %s', (layout) => {
  test('has a place for each picture, inside the whole, and none lies over another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (count) => {
        const cells = collageCells(layout, count);
        expect(cells).toHaveLength(count);
        for (const [index, { x, y, width, height }] of cells.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(60);
          expect(x + width).toBeLessThanOrEqual(COLLAGE_SIZE.width);
          expect(y + height).toBeLessThanOrEqual(COLLAGE_SIZE.height);
          for (const other of cells.slice(index + 1)) {
            const isBeside = other.x >= x + width || other.y >= y + height || other.x + other.width <= x;
            expect(isBeside).toBe(true);
          }
        }
      }),
    );
  });

  test('reaches to the edges', () => {
    const cells = collageCells(layout, 5);
    expect(Math.max(...cells.map(({ x, width }) => x + width))).toBe(COLLAGE_SIZE.width);
    expect(Math.max(...cells.map(({ y, height }) => y + height))).toBe(COLLAGE_SIZE.height);
  });
});

test('the first of a mosaic is the largest', () => {
  const [first, ...others] = collageCells('mosaic', 4).map(({ width, height }) => width * height);
  expect(first).toBeGreaterThan(Math.max(...others));
});

test.each([
  [
    { width: 200, height: 100 },
    { x: 50, y: 0, width: 100, height: 100 },
  ],
  [
    { width: 100, height: 300 },
    { x: 0, y: 100, width: 100, height: 100 },
  ],
])('of %o the middle is shown', (picture, part) => {
  expect(middlePart(picture, { width: 50, height: 50 })).toEqual(part);
});
