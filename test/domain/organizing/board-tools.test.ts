import { describe, expect, test } from 'vitest';
import type { BoardPermission } from '../../../src/domain/boards/board-permission.ts';
import { boardTools, mayReportBoard } from '../../../src/domain/organizing/board-tools.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aBoardShort } from '../../builders/a-board.ts';
import { aUserShort } from '../../builders/a-user.ts';

const ANN = aUserShort();
const BOB = toUserId('12');
const board = aBoardShort({ owner: ANN });

/** The tools that are offered, in alphabetical order. */
const offered = (...[of, viewer]: Parameters<typeof boardTools>) =>
  Object.entries(boardTools(of, viewer))
    .filter(([, on]) => on)
    .map(([name]) => name)
    .sort();
const collaborated = (...collaboratorPermissions: BoardPermission[]) =>
  aBoardShort({ owner: ANN, collaboratedByMe: true, collaboratorPermissions });

describe('a board offers', () => {
  test('its owner everything', () => {
    expect(Object.values(boardTools(board, ANN.entityId)).every(Boolean)).toBe(true);
  });

  test('visitors and others nothing', () => {
    expect(offered(board, null)).toEqual([]);
    expect(offered(board, BOB)).toEqual([]);
  });

  test.each([
    [['pin_add'], []],
    [['pin_move'], ['movePins', 'organize']],
    [['pin_delete'], ['deletePins', 'organize']],
    [['board_edit'], ['edit', 'organize', 'reorderPins']],
    [
      ['section_add', 'section_edit', 'section_delete'],
      ['addSection', 'deleteSection', 'editSection'],
    ],
  ] as const)('a collaborator with %j only that', (granted, tools) => {
    expect(offered(collaborated(...granted), BOB)).toEqual(tools);
  });

  test('its collaborators never its life and privacy', () => {
    expect(boardTools(collaborated('board_edit', 'pin_delete', 'invite'), BOB).rule).toBe(false);
  });
});

test('the board of quick saves can be organized and nothing else', () => {
  expect(offered(aBoardShort({ owner: ANN, layout: 'quick_saves' }), ANN.entityId)).toEqual([
    'deletePins',
    'deleteSection',
    'editSection',
    'movePins',
    'organize',
    'reorderPins',
  ]);
});

test('members report boards that they do not work on', () => {
  expect(mayReportBoard(board, BOB)).toBe(true);
  expect(mayReportBoard(board, null)).toBe(false);
  expect(mayReportBoard(board, ANN.entityId)).toBe(false);
  expect(mayReportBoard(collaborated('pin_add'), BOB)).toBe(false);
});
