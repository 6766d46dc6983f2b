import { expect, test } from 'vitest';
import {
  asksForQuickSavesBoard,
  preselectedBoard,
  preselectsProfile,
  quickSaveApplies,
  saveForm,
  seenBoardCount,
} from '../../../src/domain/saving/save-target.ts';
import { aBoardShort } from '../../builders/a-board.ts';

const boards = (count: number) =>
  Array.from({ length: count }, (_, index) => aBoardShort({ name: `Board ${index}` }));
const quickSaves = aBoardShort({ name: 'Quick saves', layout: 'quick_saves' });

test.each([
  [0, 'classic'],
  [1, 'inline'],
  [undefined, 'inline'],
] as const)('behaviour %s saves %s', (behavior, form) => {
  expect(saveForm(behavior)).toBe(form);
});

test('with fewer than five boards the profile is preselected', () => {
  expect(preselectsProfile(4)).toBe(true);
  expect(preselectsProfile(5)).toBe(false);
});

test('from five boards on a tap saves to the last used one', () => {
  expect(preselectedBoard('inline', boards(4))).toBeNull();
  expect(preselectedBoard('inline', boards(5))?.name).toBe('Board 0');
});

test('the quick saves count as no board', () => {
  expect(preselectedBoard('inline', [quickSaves, ...boards(4)])).toBeNull();
  expect(preselectedBoard('inline', [quickSaves, ...boards(5)])?.name).toBe('Board 0');
});

test.each([
  [3, false, 3],
  [3, true, 2],
  [0, true, 0],
])('of %i boards, with quick saves among them %s, people see %i', (boardCount, has_quicksave_board, seen) => {
  expect(seenBoardCount({ boardCount, has_quicksave_board })).toBe(seen);
});

test('a classic save goes to the profile, however many boards there are', () => {
  expect(preselectedBoard('classic', boards(9))).toBeNull();
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
])(
  'with a quick-saves board %s and saving to the profile for all %s, quick saves apply: %s',
  (has, forAll, applies) => {
    expect(quickSaveApplies({ has_quicksave_board: has }, forAll)).toBe(applies);
  },
);

test('only members who take part are asked about', () => {
  expect(asksForQuickSavesBoard(false, true)).toBe(false);
  expect(asksForQuickSavesBoard(true, false)).toBe(false);
  expect(asksForQuickSavesBoard(true, true)).toBe(true);
});
