import { describe, expect, test } from 'vitest';
import { closeupShape, pictureShape } from '../../../src/domain/closeup/closeup-shape.ts';

const imageSpec = (width: number, height: number) => ({
  '736x': { url: '/a.webp', width, height, dominantColor: null },
});

describe('a closeup is laid out', () => {
  test.each([
    [1200, 800, 'landscape'],
    [800, 1200, 'portrait'],
    [800, 800, 'portrait'],
  ])('for a picture of %i by %i as %s', (width, height, shape) => {
    expect(closeupShape({ videoStatus: null, imageSpec: imageSpec(width, height) })).toBe(shape);
  });

  test('for a video as such, whatever its poster', () => {
    expect(closeupShape({ videoStatus: 'ready', imageSpec: imageSpec(1200, 800) })).toBe('video');
  });

  test('as for a portrait without a picture', () => {
    expect(closeupShape({ videoStatus: null, imageSpec: {} })).toBe('portrait');
  });
});

test.each([
  [imageSpec(1200, 800), 1.5],
  [imageSpec(500, 2000), 0.25],
  [imageSpec(0, 0), 1],
  [{}, 1],
])('the picture %o has the shape %f', (spec, shape) => {
  expect(pictureShape({ imageSpec: spec })).toBe(shape);
});
