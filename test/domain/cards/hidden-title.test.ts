import { expect, test } from 'vitest';
import { hidesTitle } from '../../../src/domain/cards/internal/hidden-title.ts';
import type { BoardShort } from '../../../src/domain/boards/board.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { Access } from '../../../src/domain/boards/board-permission.ts';
import { SURFACES, type Surface } from '../../../src/domain/surfaces/surface.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const [ann, bob] = [toUserId('11'), toUserId('12')];
const boardOf = (owner: typeof ann, fields: Partial<BoardShort> = {}) => ({
  ...aPin().board!,
  owner: aUserShort({ entityId: owner }),
  ...fields,
});
const own = boardOf(ann);
const others = boardOf(bob);
const ownGroup = boardOf(ann, { collaboratorCount: 1 });
const joined = boardOf(bob, { collaboratorCount: 1, collaboratedByMe: true });

const WRITE: readonly Access[] = ['write', 'delete'];
const READ: readonly Access[] = [];

test.each<[string, readonly Access[], BoardShort | null, Surface | null, boolean]>([
  ['an own pin on the own profile', WRITE, own, 'UserProfilePinGrid', true],
  ['an own pin on an own board', WRITE, own, 'BaseBoardPinGrid', true],
  ['an own pin without a board', WRITE, null, 'BoardlessPins', true],
  ['an own pin without a board on the own profile', WRITE, null, 'UserProfilePinGrid', true],
  ['an own pin on the board of another', WRITE, others, 'BaseBoardPinGrid', false],
  ['an own pin on an own board that others fill, too', WRITE, ownGroup, 'BaseBoardPinGrid', false],
  ['the same on the own profile', WRITE, ownGroup, 'UserProfilePinGrid', false],
  ['an own pin on a joined board', WRITE, joined, 'UserProfilePinGrid', false],
  ['a pin that may only be read, on the own profile', READ, own, 'UserProfilePinGrid', false],
  ['a pin that may only be deleted', ['delete'], own, 'BaseBoardPinGrid', false],
  ['an own pin where nobody knows in which grid', WRITE, own, null, false],
])('the title of %s', (_what, access, board, surface, isHidden) => {
  expect(hidesTitle(aPin({ access, board }), surface, ann)).toBe(isHidden);
});

test('no other grid hides titles', () => {
  const hiding = SURFACES.filter((surface) => hidesTitle(aPin({ access: WRITE, board: own }), surface, ann));
  expect(hiding).toEqual(['BaseBoardPinGrid', 'UserProfilePinGrid', 'BoardlessPins']);
});

test('a visitor sees the titles of a board', () => {
  expect(hidesTitle(aPin({ access: READ, board: own }), 'BaseBoardPinGrid', null)).toBe(false);
});
