import type { ReactNode } from 'react';
import type { Board } from '../../domain/boards/board.ts';
import { useApp } from '../base/app-context.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { text } from '../text/language.ts';
import { boardEditMessages } from './internal/messages.en.ts';

/**
 * Creates a board in a dialog, whose code is loaded on demand. Render `part` where the dialog belongs. The dialog
 * closes once the board is created and stored.
 * @param onCreated `isWanted` is false when the user closed the dialog meanwhile: then the board must only be stored
 */
export function useNewBoard(onCreated: (board: Board, isWanted: boolean) => void): {
  readonly part: ReactNode;
  readonly create: () => void;
} {
  const { stores } = useApp();
  const { part, open } = useLazyDialog();
  const create = () =>
    open(async (close) => {
      const { NewBoardDialog } = await import('./internal/new-board-dialog.tsx');
      let isWanted = true;
      const leave = () => {
        isWanted = false;
        close();
      };
      return (
        <NewBoardDialog
          onClose={leave}
          onCreated={(board) => {
            const wasWanted = isWanted;
            leave();
            stores.toasts.say({
              text: text(boardEditMessages.created),
              link: { label: board.name, href: board.url },
              kind: 'done',
            });
            onCreated(board, wasWanted);
          }}
        />
      );
    });
  return { part, create };
}
