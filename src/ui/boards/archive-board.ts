import type { Board } from '../../domain/boards/board.ts';
import type { AppValue } from '../base/app-context.ts';
import { attempt } from '../base/attempt.ts';
import { text } from '../text/language.ts';
import { boardsMessages } from './internal/messages.en.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/** Archives or unarchives a board, and shows a toast with undo. */
export async function archiveBoard(app: App, board: Board, archived: boolean): Promise<void> {
  const { services, stores } = app;
  const outcome = await attempt(stores, async () => {
    const { boards } = await services.openBoardTools();
    return boards.archive(board.entityId, archived);
  });
  if (outcome === undefined) return;
  stores.boards.put([outcome.board]);
  stores.saving.boardsChanged();
  stores.toasts.say({
    text: text(archived ? boardsMessages.archived : boardsMessages.unarchived, { board: board.name }),
    kind: 'done',
    action: {
      label: text(boardsMessages.undo),
      onChoose: () => void archiveBoard(app, outcome.board, !archived),
    },
  });
}
