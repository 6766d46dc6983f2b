import { observer } from 'mobx-react-lite';
import { toBoardId } from '../../domain/ids/ids.ts';
import { phrase } from '../../domain/messages/message.ts';
import { boardTools } from '../../domain/organizing/board-tools.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { isQuickSaves, profilePinsPath } from '../../domain/saving/saved-place.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { MovedPage } from '../boards/moved-page.tsx';
import { BoardForm } from './internal/board-form.tsx';
import { boardEditMessages } from './internal/messages.en.ts';
import { NotOwnerPage } from './not-owner-page.tsx';

const BoardEditView = observer(function BoardEditView({ route }: { readonly route: RouteOf<'board-edit'> }) {
  const { stores } = useApp();
  const board = stores.boards.find(toBoardId(route.boardId));
  if (board === undefined) return <MovedPage route={route} />;
  const tools = boardTools(board, stores.session.viewer?.entityId ?? null);
  if (tools.edit) return <BoardForm key={board.entityId} board={board} mayRule={tools.rule} />;
  return <NotOwnerPage what="board" href={board.url} />;
});

/** Edits a board's name, visibility and look; archives or deletes it. */
export const page: PageOf<'board-edit'> = {
  View: BoardEditView,
  async load(route, { services, stores }) {
    const { boards } = await services.openBoardTools();
    const board = await boards.find(toBoardId(route.boardId));
    if (board === undefined) return { kind: 'not-found' };
    if (isQuickSaves(board)) return { kind: 'moved', to: profilePinsPath(board), permanent: false };
    stores.boards.put([board]);
    return {
      kind: 'ready',
      head: { title: phrase(boardEditMessages.editTitle, { board: board.name }), noindex: true },
    };
  },
};
