import type { BoardShort } from '../../domain/boards/board.ts';
import { savedMessages } from '../../domain/saving/messages.en.ts';
import { isQuickSaves } from '../../domain/saving/saved-place.ts';
import { text } from '../text/language.ts';

/** The displayed name of a board; without a board, and for the board of quick saves, that of the profile. */
export function boardName(board: Pick<BoardShort, 'name' | 'layout'> | null): string {
  return board === null || isQuickSaves(board) ? text(savedMessages.profile) : board.name;
}
