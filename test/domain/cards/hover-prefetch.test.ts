import { expect, test } from 'vitest';
import { prefetchOf, settledPrefetch } from '../../../src/domain/cards/hover-prefetch.ts';

test.each([
  ['100', 100],
  ['200', 200],
  ['300', 300],
  ['500', 500],
  ['control', 200],
  ['250', 200],
])('the group %s fetches after %i ms on a card', (group, ms) => {
  expect(prefetchOf(group)).toEqual({ kind: 'hover', ms });
});

test('one group fetches when the card is pressed', () => {
  expect(prefetchOf('mousedown')).toEqual({ kind: 'press' });
});

test('employees need no group, and who saves data has nothing fetched ahead', () => {
  expect(settledPrefetch({ isEmployee: true, savesData: false })).toEqual({ kind: 'hover', ms: 100 });
  expect(settledPrefetch({ isEmployee: true, savesData: true })).toEqual({ kind: 'never' });
  expect(settledPrefetch({ isEmployee: false, savesData: true })).toEqual({ kind: 'never' });
  expect(settledPrefetch({ isEmployee: false, savesData: false })).toBeNull();
});
