import { observer } from 'mobx-react-lite';
import type { Board } from '../../domain/boards/board.ts';
import { toBoardId } from '../../domain/ids/ids.ts';
import { boardTools } from '../../domain/permissions/board-tools.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { boardDisplayName, isQuickSaves } from '../../domain/saving/saved-place.ts';
import { useApp } from '../app/app-context.ts';
import type { PageOf } from '../app/page.ts';
import { MovedPage } from '../board/moved-page.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { StatusPage } from '../status/status-page.tsx';
import { BoardForm } from './board-form.tsx';
import { NotYours } from './not-yours.tsx';

const BoardEditView = observer(function BoardEditView({ route }: { readonly route: RouteOf<'board-edit'> }) {
  const { stores } = useApp();
  const board = stores.boards.find(toBoardId(route.boardId));
  if (board === undefined) return <MovedPage route={route} />;
  const tools = boardTools(board, stores.session.viewer?.entityId ?? null);
  if (tools.edit) return <BoardForm key={board.entityId} board={board} mayRule={tools.rule} />;
  return isQuickSaves(board) && tools.reorderPins ? (
    <ProfileBoard board={board} />
  ) : (
    <NotYours what="board" href={board.url} />
  );
});

/** The board of quick saves has neither name nor privacy of its own. */
function ProfileBoard({ board }: { readonly board: Board }) {
  return (
    <StatusPage
      title="This one stays as it is"
      action={
        <LinkButton kind="primary" size={48} href={board.url}>
          Look at its pins
        </LinkButton>
      }
    >
      {boardDisplayName(board)} keeps what you save without choosing a board. Its pins can be moved to any
      board.
    </StatusPage>
  );
}

/** Changes what a board is called, who sees it and how it looks; archives or deletes it. */
export const page: PageOf<'board-edit'> = {
  View: BoardEditView,
  async load(route, { services, stores }) {
    const { boards } = await services.openBoardTools();
    const board = await boards.find(toBoardId(route.boardId));
    if (board === undefined) return { kind: 'not-found' };
    stores.boards.put([board]);
    return { kind: 'ready', head: { title: `Edit ${boardDisplayName(board)}`, noindex: true } };
  },
};
