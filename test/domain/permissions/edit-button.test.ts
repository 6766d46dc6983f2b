import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { showsEditButton } from '../../../src/domain/permissions/edit-button.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const bob = { viewerId: toUserId('12'), isOwnProfileGrid: false };
const boardOfBob = aBoardShort({ owner: aUserShort({ entityId: toUserId('12') }) });
const grantedBoard = aBoardShort({ collaboratedByMe: true, collaboratorPermissions: ['pin_edit'] });
const writable = aPin({ access: ['write'] });

test.each([
  ['a pin of somebody else', aPin(), bob, false],
  ['a pin with write access', writable, bob, true],
  ['a pin with access to delete only', aPin({ access: ['delete'] }), bob, false],
  ['a pin on an own board', aPin({ board: boardOfBob }), bob, true],
  ['a pin on a board that grants editing', aPin({ board: grantedBoard }), bob, true],
  ['any pin in a grid of the own profile', aPin(), { ...bob, isOwnProfileGrid: true }, true],
  ['a pin without a known board', aPin({ board: null }), bob, false],
  ['any pin, signed out', writable, { viewerId: null, isOwnProfileGrid: true }, false],
])('%s', (_, pin, context, shown) => expect(showsEditButton(pin, context)).toBe(shown));
