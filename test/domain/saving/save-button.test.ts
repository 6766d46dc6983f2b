import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { saveOffer, type SaveSurroundings } from '../../../src/domain/saving/save-button.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory } from '../../builders/a-story.ts';
import { aUserShort } from '../../builders/a-user.ts';

const me = toUserId('11');
/** Whether Bob's pin, with these fields, can be saved. */
const canBeSaved = (fields: Partial<Pin>, around: SaveSurroundings) =>
  saveOffer(aPin({ pinner: aUserShort({ entityId: toUserId('12') }), ...fields }), around) === 'save';
const promoted = { promoter: aUserShort() };

test.each([
  ['an organic pin', {}, true],
  ['a promoted pin', promoted, true],
  ['a promoted pin that can be taken away', { ...promoted, promotedIsRemovable: true }, false],
  ['a story that its creator has removed', { storyPinData: aStory([], { isDeleted: true }) }, false],
  ['a copy of a promotion', { ...promoted, promotedIsRemovable: true, isDownstreamPromotion: true }, true],
])('%s can be saved: %s', (_, fields, shown) => {
  expect(canBeSaved(fields, { viewerId: me })).toBe(shown);
});

test('products of a catalogue cannot', () => {
  expect(canBeSaved({}, { viewerId: me, isCatalogueProduct: true })).toBe(false);
});

test('nobody saves while acting for a business', () => {
  expect(canBeSaved({}, { viewerId: me, activeProfileId: toUserId('77') })).toBe(false);
  expect(canBeSaved({}, { viewerId: me, activeProfileId: me })).toBe(true);
});

test.each([
  ['one’s own board', aBoardShort({ owner: aUserShort({ entityId: me }) })],
  ['a board that one works on', aBoardShort({ collaboratedByMe: true, collaboratorCount: 1 })],
])('a pin on %s can be saved to another place', (_, board) => {
  expect(canBeSaved({ board }, { viewerId: me })).toBe(true);
});

test('visitors see it too', () => {
  expect(canBeSaved({}, { viewerId: null })).toBe(true);
});

test.each([
  ['what one made oneself says where it is', {}, 'own-place'],
  ['one’s copy of somebody else’s pin says where it is as well', { isRepin: true }, 'own-place'],
  ['a story that one has removed offers nothing', { storyPinData: aStory([], { isDeleted: true }) }, 'none'],
] as const)('%s', (_, fields, offer) => {
  expect(saveOffer(aPin({ pinner: aUserShort({ entityId: me }), ...fields }), { viewerId: me })).toBe(offer);
});
