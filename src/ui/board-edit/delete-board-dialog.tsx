import type { Board } from '../../domain/boards/board.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import { useNavigate } from '../base/router.ts';
import { attempt } from '../base/attempt.ts';
import { ConfirmDialog } from '../kit/layers/confirm-dialog.tsx';
import { text } from '../text/language.ts';
import { boardEditMessages } from './internal/messages.en.ts';

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
    stores.toasts.say({ text: text(boardEditMessages.deleted, { board: board.name }), kind: 'done' });
  };
  return (
    <ConfirmDialog
      title={text(boardEditMessages.deleteTitle, { board: board.name })}
      description={questionAbout(board)}
      confirm={text(boardEditMessages.delete)}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

function questionAbout({ pinCount: pins, sectionCount: sections }: Board): string {
  if (pins + sections === 0) return text(boardEditMessages.deleteEmpty);
  if (sections === 0) return text(boardEditMessages.deleteWithPins, { pins });
  return text(boardEditMessages.deleteWithSections, { pins, sections });
}
