import { expect, test } from 'vitest';
import type { BoardSort } from '../../../src/domain/boards/board-list.ts';
import { BOARD_SORTS, parseBoardSort, sortBoards } from '../../../src/domain/boards/board-sort.ts';

const board = (
  name: string,
  createdAt: number,
  lastPinnedAt: number | null,
  collaboratorCount = 0,
  position: number | null = null,
) => ({
  name,
  createdAt,
  lastPinnedAt,
  collaboratorCount,
  position,
});

const boards = [
  board('zebra', 1, 40, 0, 2),
  board('Äpfel', 2, 10, 1, 0),
  board('apes', 3, 30, 0, 1),
  board('board 10', 4, null, 2, null),
  board('Board 9', 5, 20, 0, 3),
];

test.each<[BoardSort, string]>([
  ['last_pinned_to', 'zebra, apes, Board 9, Äpfel, board 10'],
  ['alphabetical', 'apes, Äpfel, Board 9, board 10, zebra'],
  ['oldest', 'zebra, Äpfel, apes, board 10, Board 9'],
  ['newest', 'Board 9, board 10, apes, Äpfel, zebra'],
  ['group_boards_at_top', 'Äpfel, board 10, zebra, apes, Board 9'],
  ['custom', 'board 10, Äpfel, apes, zebra, Board 9'],
])('%s', (sort, order) => {
  expect(
    sortBoards(boards, sort, 'de')
      .map((each) => each.name)
      .join(', '),
  ).toBe(order);
});

test('sorting leaves the list as it was', () => {
  const before = [...boards];
  sortBoards(boards, 'newest', 'en');
  expect(boards).toEqual(before);
});

test('an unknown order is the default', () => {
  expect(BOARD_SORTS.map(parseBoardSort)).toEqual(BOARD_SORTS);
  expect(parseBoardSort('by_colour')).toBe('last_pinned_to');
  expect(parseBoardSort(undefined)).toBe('last_pinned_to');
});
