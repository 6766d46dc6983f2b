import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { Board } from '../../domain/boards/board.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import { PAGE_SIZE_MAX } from '../../domain/limits/count-limits.ts';
import { useApp, type AppValue } from '../base/app-context.ts';
import { attempt } from '../base/attempt.ts';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { canHover } from '../kit/can-hover.ts';
import { Notice } from '../kit/states/notice.tsx';
import { changeProfileView } from '../list-view/profile-view.ts';
import { failureText } from '../base/failure-text.ts';
import { ArrangeList } from './internal/arrange-list.tsx';
import { BoardOrder } from './internal/board-order.ts';
import { text } from '../text/language.ts';
import { organizeMessages } from './internal/messages.en.ts';

/** Sorts the viewer's boards by dragging, by buttons or by keys. */
export const ArrangeBoards = observer(function ArrangeBoards({
  username,
  onDone,
}: {
  readonly username: string;
  readonly onDone: () => void;
}) {
  const app = useApp();
  const [order, setOrder] = useState<BoardOrder | null>(null);
  const [failure, setFailure] = useState<ServiceError['kind'] | null>(null);
  const read = async () => {
    setFailure(null);
    try {
      const ids = await readAll(app, username);
      setOrder(new BoardOrder(ids, (first) => keep(app, first)));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.kind);
    }
  };
  useEffect(() => void read(), []);
  const done = () => {
    onDone();
    // Other pages can rely on the new order once the server has stored it.
    void order?.settled().then(() => {
      changeProfileView(app, { boardSort: 'custom', boardFilter: 'NONE' });
      app.stores.boards.forgetLists(username);
    });
  };
  return (
    <Dialog
      title={text(organizeMessages.arrange)}
      width="wide"
      description={text(canHover() ? organizeMessages.arrangeHelpKeys : organizeMessages.arrangeHelp)}
      onClose={done}
      actions={
        <Button kind="primary" onClick={done}>
          {text(organizeMessages.done)}
        </Button>
      }
    >
      {failure !== null && (
        <Notice
          kind="error"
          live
          action={
            <Button size={32} onClick={() => void read()}>
              {text(organizeMessages.retry)}
            </Button>
          }
        >
          {failureText(failure)}
        </Notice>
      )}
      {order === null ? (
        failure === null && <p role="status">{text(organizeMessages.arrangeLoading)}</p>
      ) : (
        <ArrangeList order={order} />
      )}
    </Dialog>
  );
});

/** All active boards in the custom order. */
async function readAll({ services, stores }: AppValue, username: string): Promise<readonly BoardId[]> {
  const boards: Board[] = [];
  let bookmark: string | null = null;
  do {
    const page = await services.listBoards.run(
      { username, sort: 'custom', includeArchived: false, pageSize: PAGE_SIZE_MAX },
      bookmark,
    );
    if (page === undefined) throw new ServiceError('unavailable');
    if (page.restarted) boards.length = 0;
    boards.push(...page.boards);
    bookmark = page.bookmark;
  } while (bookmark !== null);
  stores.boards.put(boards);
  const mine = stores.session.viewer?.entityId;
  // The list contains boards of others that the viewer works on; they cannot be sorted.
  return boards.filter(({ owner }) => owner?.entityId === mine).map(({ entityId }) => entityId);
}

async function keep({ services, stores }: AppValue, first: readonly BoardId[]): Promise<boolean> {
  const done = await attempt(stores, async () => {
    const { reorderBoards } = await services.openBoardTools();
    return reorderBoards.run(first);
  });
  return done !== undefined;
}
