import { describe, expect, test } from 'vitest';
import type { BoardPrivacy } from '../../../src/domain/boards/board.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { BOARD_PERMISSIONS } from '../../../src/domain/boards/board-permission.ts';
import type { BoardPermission } from '../../../src/domain/boards/board-permission.ts';
import {
  boardAccess,
  boardStanding,
  mayListBoard,
  mayOnBoard,
  mayReactOnBoard,
  mayReadBoard,
  mayRuleBoard,
  permissionsOnBoard,
  standingOnBoard,
} from '../../../src/domain/permissions/board-access.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ann = toUserId('11');
const bob = toUserId('12');

const of = (privacy: BoardPrivacy, viewer: 'owner' | 'visitor' | 'other' | BoardPermission[]) =>
  boardStanding(
    { ownerId: ann, privacy },
    viewer === 'visitor' ? null : viewer === 'owner' ? ann : bob,
    Array.isArray(viewer) ? { permissions: viewer } : null,
  );

describe('who reads a board', () => {
  test.each<[BoardPrivacy, 'owner' | 'visitor' | 'other' | [], boolean, boolean]>([
    ['public', 'visitor', true, true],
    ['public', 'other', true, true],
    ['public', 'owner', true, true],
    ['protected', 'visitor', true, false],
    ['protected', 'other', true, false],
    ['protected', [], true, true],
    ['protected', 'owner', true, true],
    ['secret', 'visitor', false, false],
    ['secret', 'other', false, false],
    ['secret', [], true, true],
    ['secret', 'owner', true, true],
  ])('a %s board, seen by %o: readable %s, listed %s', (privacy, viewer, readable, listed) => {
    expect(mayReadBoard(of(privacy, viewer))).toBe(readable);
    expect(mayListBoard(of(privacy, viewer))).toBe(listed);
  });
});

describe('what may be done on a board', () => {
  test.each(BOARD_PERMISSIONS)('the owner may %s', (action) => {
    expect(mayOnBoard(of('secret', 'owner'), action)).toBe(true);
  });

  test('a collaborator may do what was granted and no more', () => {
    const standing = of('public', ['pin_add']);
    expect(mayOnBoard(standing, 'pin_add')).toBe(true);
    expect(mayOnBoard(standing, 'pin_delete')).toBe(false);
    expect(permissionsOnBoard(standing)).toEqual(['pin_add']);
  });

  test.each(BOARD_PERMISSIONS)('nobody else may %s', (action) => {
    expect(mayOnBoard(of('public', []), action)).toBe(false);
    expect(mayOnBoard(of('public', 'other'), action)).toBe(false);
    expect(mayOnBoard(of('public', 'visitor'), action)).toBe(false);
  });

  test('a grant is worth nothing without a session', () => {
    expect(
      mayOnBoard(
        boardStanding({ ownerId: ann, privacy: 'public' }, null, { permissions: ['pin_add'] }),
        'pin_add',
      ),
    ).toBe(false);
  });

  test('only the owner rules it, whatever was granted', () => {
    expect(mayRuleBoard(of('public', 'owner'))).toBe(true);
    expect(mayRuleBoard(of('public', [...BOARD_PERMISSIONS]))).toBe(false);
  });

  test('its access list tells owner, editor and others apart', () => {
    expect(boardAccess(of('public', 'owner'))).toEqual(['write', 'delete']);
    expect(boardAccess(of('public', ['board_edit']))).toEqual(['write']);
    expect(boardAccess(of('public', ['pin_add']))).toEqual([]);
    expect(boardAccess(of('public', 'visitor'))).toEqual([]);
  });

  test('comments are open where everybody reads, and granted where not', () => {
    expect(mayReactOnBoard(of('public', 'other'), 'comment')).toBe(true);
    expect(mayReactOnBoard(of('secret', 'other'), 'comment')).toBe(false);
    expect(mayReactOnBoard(of('secret', ['pin_add']), 'comment')).toBe(false);
    expect(mayReactOnBoard(of('secret', ['comment']), 'comment')).toBe(true);
    expect(mayReactOnBoard(of('secret', ['comment']), 'react')).toBe(false);
  });
});

describe('a board as received', () => {
  const board = aBoardShort({
    owner: aUserShort({ entityId: ann }),
    collaboratedByMe: true,
    collaboratorPermissions: ['pin_add'],
  });

  test('tells what the viewer may do', () => {
    expect(mayOnBoard(standingOnBoard(board, bob), 'pin_add')).toBe(true);
    expect(mayOnBoard(standingOnBoard(board, bob), 'pin_delete')).toBe(false);
    expect(mayOnBoard(standingOnBoard(board, ann), 'pin_delete')).toBe(true);
  });

  test('allows nothing signed out', () => {
    expect(mayOnBoard(standingOnBoard(board, null), 'pin_add')).toBe(false);
  });
});
