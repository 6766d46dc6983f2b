import { expect, test } from 'vitest';
import { shellName, staleShells } from '../../../src/domain/offline/shell-caches.ts';

const [first, second, third] = ['1', '2', '3'].map(shellName) as [string, string, string];

test.each([
  [[], third, []],
  [[third], third, []],
  [[second, third], third, []],
  [[first, second, third], third, [first]],
  [[first, second, third], first, [second]],
  [['pinakes-shared', 'other', first], first, []],
])('of %o, with %s as the current one, %o can go', (names, current, stale) => {
  expect(staleShells(names, current)).toEqual(stale);
});
