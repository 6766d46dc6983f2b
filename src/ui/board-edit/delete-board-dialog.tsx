import type { Board } from '../../domain/boards/board.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import { useNavigate } from '../base/router.ts';
import { attempt } from '../base/attempt.ts';
import { ConfirmDialog } from '../kit/layers/confirm-dialog.tsx';
import { countText } from '../text/count-text.ts';

/** Asks before a board is deleted, and lists what is deleted with it. It cannot be undone. */
export function DeleteBoardDialog({
  board,
  onClose,
  onDeleted,
}: {
  readonly board: Board;
  readonly onClose: () => void;
  /** Called before the page is left. */
  readonly onDeleted?: () => void;
}) {
  const { services, stores } = useApp();
  // Also when the dialog was closed meanwhile, because the page beneath no longer exists.
  const navigate = useNavigate();
  const remove = async () => {
    const done = await attempt(stores, async () => {
      const { boards } = await services.openBoardTools();
      return boards.remove(board.entityId);
    });
    onClose();
    if (done === undefined) return;
    onDeleted?.();
    await navigate(formatRoute({ kind: 'profile', username: board.owner?.username ?? 'me' }), {
      replace: true,
    });
    stores.boards.remove(board.entityId);
    stores.saving.boardsChanged();
    // The pins of the board were also in other lists.
    stores.feeds.forget();
    stores.toasts.say({ text: `${board.name} has been deleted`, kind: 'done' });
  };
  return (
    <ConfirmDialog
      title={`Delete ${board.name}?`}
      description={`${whatGoes(board)} This can’t be undone.`}
      confirm="Delete board"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

function whatGoes({ pinCount, sectionCount }: Board): string {
  const pins = countText(pinCount, 'pin', 'pins');
  const sections = countText(sectionCount, 'section', 'sections');
  if (pinCount + sectionCount === 0) return 'The board is empty.';
  if (sectionCount === 0) return `Its ${pins} will be deleted too.`;
  return `Its ${pins} and ${sections} will be deleted too.`;
}
