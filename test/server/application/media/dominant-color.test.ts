import { expect, test } from 'vitest';
import { dominantColor } from '../../../../server/application/media/dominant-color.ts';

type Part = readonly [count: number, ...pixel: number[]];
const pixels = (...parts: Part[]) =>
  Uint8Array.from(parts.flatMap(([count, ...pixel]) => Array.from({ length: count }, () => pixel).flat()));

test('of one colour it is that colour', () => {
  expect(dominantColor(pixels([9, 18, 52, 86]), 3)).toBe('#123456');
});

test('of several it is the most frequent one, not their mixture', () => {
  expect(dominantColor(pixels([60, 200, 30, 30], [40, 30, 30, 200]), 3)).toBe('#c81e1e');
});

test('shades on both sides of a border belong together', () => {
  expect(dominantColor(pixels([10, 127, 32, 32], [9, 129, 32, 32]), 3)).toBe('#802020');
});

test('transparent pixels do not count', () => {
  expect(dominantColor(pixels([90, 255, 255, 255, 0], [10, 16, 32, 48, 255]), 4)).toBe('#102030');
});

test('a picture that is transparent all over gets a light grey', () => {
  expect(dominantColor(pixels([4, 0, 0, 0, 0]), 4)).toBe('#e9e9e9');
});
