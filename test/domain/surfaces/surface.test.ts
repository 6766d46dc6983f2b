import { expect, test } from 'vitest';
import { FEED_TYPES } from '../../../src/domain/surfaces/feed-type.ts';
import { isOwnProfileGrid, isSurface, SURFACES } from '../../../src/domain/surfaces/surface.ts';

test('there are 26 surfaces and no others', () => {
  expect(new Set(SURFACES).size).toBe(26);
  expect(isSurface('AuthHomefeed')).toBe(true);
  expect(isSurface('ShoppingSquareGridDomain')).toBe(true);
  expect(isSurface('authhomefeed')).toBe(false);
});

test('two of them are grids of the own profile', () => {
  expect(SURFACES.filter(isOwnProfileGrid)).toEqual(['UserProfilePinGrid', 'BoardlessPins']);
});

test('feeds have names', () => {
  expect(FEED_TYPES).toEqual(
    expect.arrayContaining(['boardfeed', 'board-section-pins', 'profileBoards', 'searchPins']),
  );
});
