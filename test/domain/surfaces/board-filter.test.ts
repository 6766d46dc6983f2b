import { expect, test } from 'vitest';
import type { ProfileBoardFilter } from '../../../src/domain/boards/board-list.ts';
import { passesBoardFilter } from '../../../src/domain/surfaces/internal/board-filter.ts';
import { aBoard } from '../../builders/a-board.ts';

const boards = [
  aBoard({ name: 'plain' }),
  aBoard({ name: 'group', collaboratorCount: 1 }),
  aBoard({ name: 'secret', privacy: 'secret' }),
  aBoard({ name: 'archived', isArchived: true, privacy: 'secret', collaboratorCount: 1 }),
];

test.each<[ProfileBoardFilter, string[]]>([
  ['NONE', ['plain', 'group', 'secret']],
  ['GROUP', ['group']],
  ['SECRET', ['secret']],
  ['ARCHIVED', ['archived']],
])('%s shows %o', (filter, names) => {
  expect(boards.filter((board) => passesBoardFilter(board, filter)).map((board) => board.name)).toEqual(
    names,
  );
});
