import { describe, expect, test } from 'vitest';
import type { BoardPrivacy } from '../../../src/domain/boards/board.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { BoardPermission } from '../../../src/domain/boards/board-permission.ts';
import { boardStanding } from '../../../src/domain/permissions/board-access.ts';
import {
  mayAddPin,
  mayDeletePin,
  mayEditPin,
  mayMovePin,
  mayReadPin,
  ownsPin,
  pinAccess,
} from '../../../src/domain/permissions/pin-access.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ann = toUserId('11');
const bob = toUserId('12');

const board = (viewer: 'owner' | 'other' | BoardPermission[], privacy: BoardPrivacy = 'public') =>
  boardStanding(
    { ownerId: ann, privacy },
    viewer === 'owner' ? ann : bob,
    Array.isArray(viewer) ? { permissions: viewer } : null,
  );

test('a pin belongs to its pinner, not to the creator of the original', () => {
  const pin = aPin({ pinner: aUserShort({ entityId: ann }), nativeCreator: aUserShort({ entityId: bob }) });
  expect(ownsPin(pin, ann)).toBe(true);
  expect(ownsPin(pin, bob)).toBe(false);
  expect(ownsPin(pin, null)).toBe(false);
});

describe('the access list of a pin', () => {
  test.each([
    ['the pinner', { board: board('other'), isPinner: true }, ['write', 'delete']],
    ['the owner of the board', { board: board('owner'), isPinner: false }, ['write', 'delete']],
    ['a collaborator who edits', { board: board(['pin_edit']), isPinner: false }, ['write']],
    ['a collaborator who deletes', { board: board(['pin_delete']), isPinner: false }, ['delete']],
    ['a collaborator who adds', { board: board(['pin_add']), isPinner: false }, []],
    ['anybody else', { board: board('other'), isPinner: false }, []],
    ['the pinner who was shut out', { board: board('other', 'secret'), isPinner: true }, []],
  ] as const)('of %s', (_, standing, access) => {
    expect(pinAccess(standing)).toEqual(access);
    expect(mayEditPin(standing)).toBe((access as readonly string[]).includes('write'));
    expect(mayDeletePin(standing)).toBe((access as readonly string[]).includes('delete'));
  });
});

describe('who reads a pin', () => {
  const now = { scheduledPublishAt: null };

  test('who reads its board', () => {
    expect(mayReadPin({ board: board('other'), isPinner: false }, now, 0)).toBe(true);
    expect(mayReadPin({ board: board('other', 'secret'), isPinner: false }, now, 0)).toBe(false);
    expect(mayReadPin({ board: board([], 'secret'), isPinner: false }, now, 0)).toBe(true);
  });

  test('before its planned day only who may write it', () => {
    const planned = { scheduledPublishAt: 1000 };
    expect(mayReadPin({ board: board('other'), isPinner: false }, planned, 999)).toBe(false);
    expect(mayReadPin({ board: board('other'), isPinner: false }, planned, 1000)).toBe(true);
    expect(mayReadPin({ board: board('other'), isPinner: true }, planned, 999)).toBe(true);
  });
});

describe('moving a pin', () => {
  const own = { board: board('other'), isPinner: true };

  test('takes a right on both sides', () => {
    expect(mayMovePin(own, board('owner'))).toBe(true);
    expect(mayMovePin(own, board(['pin_add']))).toBe(true);
    expect(mayMovePin(own, board('other'))).toBe(false);
    expect(mayMovePin({ board: board(['pin_move']), isPinner: false }, board('owner'))).toBe(true);
    expect(mayMovePin({ board: board(['pin_edit']), isPinner: false }, board('owner'))).toBe(false);
  });

  test('and adding one side', () => {
    expect(mayAddPin(board(['pin_add']))).toBe(true);
    expect(mayAddPin(board(['pin_edit']))).toBe(false);
  });
});
