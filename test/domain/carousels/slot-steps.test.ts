import { describe, expect, test } from 'vitest';
import { slotWithin } from '../../../src/domain/carousels/slot-count.ts';
import { dotCount, hasSlot, slotAfter } from '../../../src/domain/carousels/slot-steps.ts';

test.each([
  [1, 'next', 2],
  [1, 'previous', 0],
  [2, 'next', 2],
  [0, 'previous', 0],
] as const)('from slot %i of 3 the %s one is %i', (index, step, after) => {
  expect(slotAfter(index, step, 3)).toBe(after);
});

describe('the arrows', () => {
  test.each([
    [0, 3, ['next']],
    [1, 3, ['previous', 'next']],
    [2, 3, ['previous']],
    [0, 1, []],
    [0, 0, []],
  ])('at slot %i of %i are %j', (index, count, arrows) => {
    expect((['previous', 'next'] as const).filter((step) => hasSlot(index, step, count))).toEqual(arrows);
  });
});

test.each([
  [7, 3, 2],
  [-1, 3, 0],
  [NaN, 3, 0],
  [1.5, 3, 0],
  [4, 0, 0],
])('slot %d of %i is slot %i', (index, count, slot) => {
  expect(slotWithin(index, count)).toBe(slot);
});

test.each([
  [5, 5],
  [10, 10],
  [1, 0],
  [0, 0],
  [11, 0],
  [1_000, 0],
])('%i slots have %i dots', (slots, dots) => {
  expect(dotCount(slots)).toBe(dots);
});
