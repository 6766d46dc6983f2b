import { describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import {
  favoriteCountText,
  favoriteOf,
  showsFavoriteButton,
  toggledFavorite,
  withFavorite,
} from '../../../src/domain/permissions/favorite.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';

test.each([
  [
    { on: false, count: 3 },
    { on: true, count: 4 },
  ],
  [
    { on: true, count: 1 },
    { on: false, count: 0 },
  ],
  [
    { on: true, count: 0 },
    { on: false, count: 0 },
  ],
])('%o becomes %o at a press', (before, after) => {
  expect(toggledFavorite(before)).toEqual(after);
});

test('a pin takes on what is known of it as a favorite', () => {
  const pin = withFavorite(aPin(), { on: true, count: 7 });
  expect(favoriteOf(pin)).toEqual({ on: true, count: 7 });
});

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1000, '9+'],
  [-1, ''],
  [Number.NaN, ''],
])('%i people are said as "%s"', (count, text) => {
  expect(favoriteCountText(count)).toBe(text);
});

describe('the button on a card', () => {
  const me = aUserShort();
  const other = aUserShort({ entityId: toUserId('12') });
  test.each([
    ['the owner of a board with collaborators', { owner: me, collaboratorCount: 1 }, true],
    ['a collaborator', { owner: other, collaboratorCount: 1, collaboratedByMe: true }, false],
    ['the owner of a board without collaborators', { owner: me, collaboratorCount: 0 }, false],
  ])('is seen by %s: %#', (_who, board, shown) => {
    expect(showsFavoriteButton(aBoardShort(board), me.entityId)).toBe(shown);
  });

  test('is not seen by visitors, and not without a board', () => {
    expect(showsFavoriteButton(aBoardShort({ collaboratorCount: 1 }), null)).toBe(false);
    expect(showsFavoriteButton(null, me.entityId)).toBe(false);
  });
});

test.each([
  [{ favorited: true }, { on: true, count: 0 }],
  [{ favorited_by_me: true }, { on: true, count: 0 }],
  [{ favorite_user_count: 3 }, { on: false, count: 3 }],
  [{ favorite_count: 3 }, { on: false, count: 3 }],
  [{}, { on: false, count: 0 }],
])('either name of a field is understood: %o', (fields, favorite) => {
  const { favorited, favorited_by_me, favorite_user_count, favorite_count, ...others } = aWirePin();
  expect([favorited, favorited_by_me, favorite_user_count, favorite_count]).toEqual([false, false, 0, 0]);
  expect(favoriteOf(pinFromWire({ ...others, ...fields }))).toEqual(favorite);
});
