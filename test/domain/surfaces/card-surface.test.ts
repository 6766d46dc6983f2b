import { expect, test } from 'vitest';
import { cardSurface } from '../../../src/domain/surfaces/card-surface.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';

const story = { storyPinDataId: '7' };
const onBoard = { board: aBoardShort() };

test.each([
  ['a story that its reader made', 'CreatorProfileActivityPinGrid', story, 'CreatorProfileStoryPinGrid'],
  ['another pin that its reader made', 'CreatorProfileActivityPinGrid', {}, 'CreatorProfileActivityPinGrid'],
  ['a story elsewhere', 'AuthHomefeed', story, 'AuthHomefeed'],
  ['an own pin on a board', 'UserProfilePinGrid', onBoard, 'UserProfilePinGrid'],
  ['an own pin without a board', 'UserProfilePinGrid', { board: null }, 'BoardlessPins'],
  ['a quick save', 'UserProfilePinGrid', { board: aBoardShort({ layout: 'quick_saves' }) }, 'BoardlessPins'],
  ['a pin without a board of another', 'OtherProfilePinGrid', { board: null }, 'OtherProfilePinGrid'],
  ['a card alone', null, { board: null }, null],
] as const)('%s in the grid %s', (_what, grid, fields, surface) => {
  expect(cardSurface(grid, aPin(fields))).toBe(surface);
});
