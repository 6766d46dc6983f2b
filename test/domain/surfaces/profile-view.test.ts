import { expect, test } from 'vitest';
import {
  BOARD_FILTERS,
  parseBoardFilter,
  parseDensity,
  parsePinFilter,
  PIN_FILTERS,
  profileView,
} from '../../../src/domain/surfaces/profile-view.ts';

test.each([
  ['dense', 'dense'],
  ['cosy', 'default'],
  ['', 'default'],
  [undefined, 'default'],
])('the density %o is %s', (value, density) => expect(parseDensity(value)).toBe(density));

test('pins and boards can be filtered in these ways', () => {
  expect(PIN_FILTERS).toEqual([
    'NONE',
    'COLORS',
    'CREATED_BY_ME',
    'FAVORITED',
    'FAVORITED_AND_CREATED_BY_ME',
    'INTERESTS',
  ]);
  expect(BOARD_FILTERS).toEqual(['NONE', 'GROUP', 'SECRET', 'ARCHIVED']);
  expect(PIN_FILTERS.map(parsePinFilter)).toEqual(PIN_FILTERS);
  expect(BOARD_FILTERS.map(parseBoardFilter)).toEqual(BOARD_FILTERS);
  expect(parsePinFilter('SOUNDS')).toBe('NONE');
  expect(parseBoardFilter(null)).toBe('NONE');
});

test('a view of which nothing is kept is the default', () => {
  expect(profileView({})).toEqual({
    boardPinDensity: 'default',
    profilePinDensity: 'default',
    boardSort: 'last_pinned_to',
    pinFilter: 'NONE',
    boardFilter: 'NONE',
    homeFeed: 'for_you',
  });
});
