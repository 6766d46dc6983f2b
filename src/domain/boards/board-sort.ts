import { perLocale } from '../text/per-locale.ts';
import type { BoardSort } from './board-list.ts';

export const BOARD_SORTS: readonly BoardSort[] = [
  'last_pinned_to',
  'alphabetical',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
];

/** Parses a requested order; unknown ones become the default, last used first. */
export function parseBoardSort(value: unknown): BoardSort {
  return BOARD_SORTS.find((sort) => sort === value) ?? 'last_pinned_to';
}

/** The fields by which boards are sorted. Times in milliseconds since the epoch. */
export interface SortableBoard {
  readonly name: string;
  readonly createdAt: number;
  readonly lastPinnedAt: number | null;
  readonly collaboratorCount: number;
  /** The position from dragging, null when the board was never dragged. */
  readonly position: number | null;
}

type Order = (a: SortableBoard, b: SortableBoard) => number;

const newestFirst: Order = (a, b) => b.createdAt - a.createdAt;

/** A board without pins was last used when it was created. */
const lastUsedFirst: Order = (a, b) => lastUse(b) - lastUse(a) || newestFirst(a, b);

const groupsFirst: Order = (a, b) => Number(isGroup(b)) - Number(isGroup(a)) || lastUsedFirst(a, b);

/** Boards that were never dragged come first, because they are newer than the order. */
const asDragged: Order = (a, b) => (a.position ?? -1) - (b.position ?? -1) || lastUsedFirst(a, b);

/** The comparison that puts boards into an order; names are compared in the language of the locale. */
export function boardOrder(sort: BoardSort, locale: string): Order {
  switch (sort) {
    case 'alphabetical': {
      const { compare } = collators(locale);
      return (a, b) => compare(a.name, b.name) || newestFirst(a, b);
    }
    case 'oldest':
      return (a, b) => a.createdAt - b.createdAt;
    case 'newest':
      return newestFirst;
    case 'group_boards_at_top':
      return groupsFirst;
    case 'custom':
      return asDragged;
    case 'last_pinned_to':
      return lastUsedFirst;
  }
}

const collators = perLocale((locale) => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }));

/** The boards in that order; the list itself is not modified. */
export function sortBoards<Board extends SortableBoard>(
  boards: readonly Board[],
  sort: BoardSort,
  locale: string,
): Board[] {
  return boards.toSorted(boardOrder(sort, locale));
}

function lastUse(board: SortableBoard): number {
  return board.lastPinnedAt ?? board.createdAt;
}

function isGroup(board: SortableBoard): boolean {
  return board.collaboratorCount > 0;
}
