import { expect, test } from 'vitest';
import { parseBoardPinSort } from '../../../src/domain/boards/board-pin-sort.ts';

test.each([
  ['newest', 'newest'],
  ['oldest', 'oldest'],
  ['custom', 'custom'],
  ['default', 'custom'],
  [undefined, 'custom'],
])('%s is %s', (asked, sort) => {
  expect(parseBoardPinSort(asked)).toBe(sort);
});
