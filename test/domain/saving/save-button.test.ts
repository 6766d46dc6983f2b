import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { showsSaveButton } from '../../../src/domain/saving/save-button.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory } from '../../builders/a-story.ts';
import { aUserShort } from '../../builders/a-user.ts';

const me = toUserId('11');
const promoted = { promoter: aUserShort() };

test.each([
  ['an organic pin', {}, true],
  ['a promoted pin', promoted, true],
  ['a promoted pin that can be taken away', { ...promoted, promotedIsRemovable: true }, false],
  ['a story that its creator has removed', { storyPinData: aStory([], { isDeleted: true }) }, false],
  ['a copy of a promotion', { ...promoted, promotedIsRemovable: true, isDownstreamPromotion: true }, true],
])('%s can be saved: %s', (_, fields, shown) => {
  expect(showsSaveButton(aPin(fields), { viewerId: me })).toBe(shown);
});

test('products of a catalogue cannot', () => {
  expect(showsSaveButton(aPin(), { viewerId: me, isCatalogueProduct: true })).toBe(false);
});

test('nobody saves while acting for a business', () => {
  expect(showsSaveButton(aPin(), { viewerId: me, activeProfileId: toUserId('77') })).toBe(false);
  expect(showsSaveButton(aPin(), { viewerId: me, activeProfileId: me })).toBe(true);
});

test.each([
  ['one’s own board', aBoardShort({ owner: aUserShort({ entityId: me }) })],
  ['a board that one works on', aBoardShort({ collaboratedByMe: true, collaboratorCount: 1 })],
])('a pin on %s can be saved to another place', (_, board) => {
  expect(showsSaveButton(aPin({ board }), { viewerId: me })).toBe(true);
});

test('visitors see it too', () => {
  expect(showsSaveButton(aPin(), { viewerId: null })).toBe(true);
});
