import { useApp } from '../app/app-context.ts';
import { useNavigate } from '../app/router.ts';
import { useLatePart } from '../app/use-late-part.ts';

/** Makes a board in a dialog and goes to it. Show `part` where the dialog belongs. */
export function useNewBoard(username: string) {
  const { stores } = useApp();
  const navigate = useNavigate();
  const { part, open } = useLatePart();
  const create = () =>
    open(async (close) => {
      const { NewBoardDialog } = await import('../create/new-board-dialog.tsx');
      return (
        <NewBoardDialog
          onClose={close}
          onCreated={(board) => {
            stores.boards.addToList(username, board);
            close();
            void navigate(board.url);
          }}
        />
      );
    });
  return { part, create };
}
