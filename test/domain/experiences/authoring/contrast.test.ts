import { expect, test } from 'vitest';
import { contrastOf } from '../../../../src/domain/experiences/internal/lint/contrast.ts';

test.each([
  ['#000', '#ffffff', 21],
  ['#fff', '#000000', 21],
  ['#abc', '#aabbcc', 1],
  ['#767676', '#fff', 4.54],
  ['#777777', '#fff', 4.48],
  ['#b3401c', '#ffffff', 5.72],
])('the contrast of %s to %s is %d', (first, second, contrast) => {
  expect(contrastOf(first, second)).toBeCloseTo(contrast, 1);
});
