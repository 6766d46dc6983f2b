import { expect, test } from 'vitest';
import { isNew, isResurrected, RESERVED_NUMBERS } from '../../../src/domain/text/recency.ts';

const WINDOW = 28 * 24 * 3600 * 1000;

test.each([
  [0, true],
  [WINDOW, true],
  [WINDOW + 1, false],
  [-1, false],
])('what is %i ms old is new: %s', (age, fresh) => expect(isNew(1e12, 1e12 + age)).toBe(fresh));

test('who comes back after 28 days has returned, for 28 days', () => {
  const back = { lastBeforeMs: 0, returnMs: WINDOW + 1 };
  expect(isResurrected(back, back.returnMs)).toBe(true);
  expect(isResurrected(back, back.returnMs + WINDOW)).toBe(true);
  expect(isResurrected(back, back.returnMs + WINDOW + 1)).toBe(false);
  expect(isResurrected({ lastBeforeMs: 0, returnMs: WINDOW }, WINDOW)).toBe(false);
});

test('numbers without a known purpose are recorded', () => expect(RESERVED_NUMBERS).toEqual([100, 28]));
