import { expect, test } from 'vitest';
import { boardName } from '../../../src/ui/boards/board-name.ts';
import { aBoardShort } from '../../builders/a-board.ts';

test.each([
  ['a board', aBoardShort({ name: 'Home' }), 'Home'],
  ['the board of quick saves', aBoardShort({ name: 'Quick saves', layout: 'quick_saves' }), 'Profile'],
  ['no board', null, 'Profile'],
])('%s has a name', (_, board, name) => {
  expect(boardName(board)).toBe(name);
});
