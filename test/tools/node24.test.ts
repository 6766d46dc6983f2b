import { expect, test } from 'vitest';
import { isNewEnough } from '../../tools/node24.mjs';

test.each([
  ['v20.20.2', false],
  ['v24.14.9', false],
  ['v24.15.0\n', true],
  ['v24.21.0', true],
  ['v26.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
