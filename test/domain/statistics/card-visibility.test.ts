import { expect, test } from 'vitest';
import { isSeen } from '../../../src/domain/statistics/card-visibility.ts';

const WINDOW = { left: 0, top: 0, right: 1000, bottom: 800 };
const card = (top: number, height: number, left = 0) => ({
  left,
  top,
  right: left + 200,
  bottom: top + height,
});

test.each([
  ['in the middle of the window', card(100, 300), true],
  ['half above it', card(-150, 300), true],
  ['a little more than half above it', card(-151, 300), false],
  ['half below it', card(650, 300), true],
  ['a little more than half below it', card(651, 300), false],
  ['half at its side', card(100, 300, 900), true],
  ['beside it', card(100, 300, 1001), false],
  ['without a size', card(100, 0), false],
])('a card %s is seen: %o, %s', (_where, box, seen) => {
  expect(isSeen(box, WINDOW)).toBe(seen);
});

test('a card that is larger than the window is seen when it fills half of it', () => {
  const huge = { left: 0, top: 400, right: 1000, bottom: 4000 };
  expect(isSeen(huge, WINDOW)).toBe(true);
  expect(isSeen({ ...huge, top: 401 }, WINDOW)).toBe(false);
});
