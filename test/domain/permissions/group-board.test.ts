import { expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { groupBoard } from '../../../src/domain/permissions/group-board.ts';
import { aBoardShort } from '../../builders/a-board.ts';

const owner = toUserId('11');
const other = toUserId('12');

test.each([
  [{ collaboratorCount: 0 }, owner, 'not_group'],
  [{ collaboratorCount: 1 }, owner, 'own_group'],
  [{ collaboratorCount: 1, collaboratedByMe: true }, other, 'collaborated'],
  [{ collaboratorCount: 1 }, other, 'group_of_others'],
  [{ collaboratorCount: 1, collaboratedByMe: true }, null, 'group_of_others'],
] as const)('%o seen by %s is %s', (board, viewerId, kind) => {
  expect(groupBoard(aBoardShort(board), viewerId)).toBe(kind);
});
