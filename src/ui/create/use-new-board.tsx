import type { ReactNode } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import { useLatePart } from '../app/use-late-part.ts';

/**
 * Makes a board in a dialog, whose code comes when it is wanted. Show `part` where the dialog belongs. The dialog is
 * gone once the board is made; the board then stands among the own ones already.
 */
export function useNewBoard(onCreated: (board: Board) => void): {
  readonly part: ReactNode;
  readonly create: () => void;
} {
  const { part, open } = useLatePart();
  const create = () =>
    open(async (close) => {
      const { NewBoardDialog } = await import('./new-board-dialog.tsx');
      return (
        <NewBoardDialog
          onClose={close}
          onCreated={(board) => {
            close();
            onCreated(board);
          }}
        />
      );
    });
  return { part, create };
}
