import { describe, expect, test } from 'vitest';
import { swipes, swipeStep } from '../../../src/domain/carousels/carousel-swipe.ts';

test.each([
  [undefined, true],
  ['control', true],
  ['enabled', true],
  ['off', false],
])('who is in the group %s swipes: %s', (group, does) => {
  expect(swipes(group)).toBe(does);
});

describe('a finger that goes', () => {
  test.each([
    ['to the left', -60, 5, false, 'next'],
    ['to the right', 60, 5, false, 'previous'],
    ['to the left, where reading goes so', -60, 5, true, 'previous'],
    ['to the right, where reading goes to the left', 60, 5, true, 'next'],
    ['a little', -12, 0, false, null],
    ['along the page', -60, 80, false, null],
  ])('%s', (_way, across, along, isRtl, step) => {
    expect(swipeStep(across, along, isRtl)).toBe(step);
  });
});
