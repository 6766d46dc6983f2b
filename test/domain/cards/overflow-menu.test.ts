import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { showsOverflowMenu } from '../../../src/domain/cards/overflow-menu.ts';
import type { Surface } from '../../../src/domain/surfaces/surface.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const me = aUserShort();
const other = aUserShort({ entityId: toUserId('12') });
const others = {
  isPromoted: false,
  board: aBoardShort({ owner: other }),
};
const at = (surface: Surface | null, viewerId = me.entityId as typeof me.entityId | null) => ({
  viewerId,
  surface,
  tag: null,
});

test.each([
  ['an organic pin of somebody else in the home feed', {}, at('AuthHomefeed'), true],
  ['the same where the grid is not known', {}, at(null), true],
  ['a pin without a board', { board: null }, at('AuthHomefeed'), true],
  ['the same for a visitor', {}, at('AuthHomefeed', null), false],
  ['an advertisement', { promoter: other }, at('AuthHomefeed'), false],
  ['a pin on a board of the viewer', { board: aBoardShort({ owner: me }) }, at('AuthHomefeed'), false],
  ['a pin in the own profile', {}, at('UserProfilePinGrid'), false],
  ['the same without a board', { board: null }, at('BoardlessPins'), false],
  ['a story of a creator', {}, at('CreatorProfileStoryPinGrid'), false],
  ['what a creator has made', {}, at('CreatorProfileActivityPinGrid'), false],
  ['a pin in another profile', {}, at('OtherProfilePinGrid'), true],
  ['a pin with a shopping tag over it', {}, { ...at('AuthHomefeed'), tag: 'overlay' }, false],
  ['a pin with a shopping tag in its text', {}, { ...at('AuthHomefeed'), tag: 'footer' }, false],
  ['a thing to buy that shows no tag', { isShoppable: true }, at('AuthHomefeed'), true],
] as const)('%s has the button of the menu: %#', (_what, fields, context, shown) => {
  expect(showsOverflowMenu(aPin({ ...others, ...fields }), context)).toBe(shown);
});
