import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { Board } from '../../../domain/boards/board.ts';
import { useApp } from '../../base/app-context.ts';
import { whenIdle } from '../../base/lazy/when-idle.ts';
import { HOME_BOARD } from './home-board.ts';
import classes from './home-tabs.module.css';

/** The boards that were used last. */
const MOST = 6;

/** A tab for each of the viewer's last used boards with pins: it shows ideas for the board. */
export const BoardTabs = observer(function BoardTabs({ username }: { readonly username: string }) {
  const { services, stores } = useApp();
  const [boards, setBoards] = useState<readonly Board[]>([]);
  const chosen = stores.pageData.find(HOME_BOARD) ?? null;
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      try {
        const page = await services.listBoards.run(
          { username, includeArchived: false, pageSize: MOST },
          null,
        );
        if (!isLeft) setBoards(page?.boards.filter(({ pinCount }) => pinCount > 0) ?? []);
      } catch (error) {
        // Home is complete without them.
        if (!(error instanceof ServiceError)) throw error;
      }
    };
    const cancel = whenIdle(() => void read());
    return () => {
      isLeft = true;
      cancel();
    };
  }, [services, username]);
  const choose = (board: Board) => {
    stores.pageData.set(HOME_BOARD, board);
    scrollTo({ top: 0 });
  };
  return boards.map((board) => (
    <button
      key={board.entityId}
      type="button"
      className={classes.tab}
      aria-pressed={board.entityId === chosen?.entityId}
      onClick={() => choose(board)}
    >
      <bdi>{board.name}</bdi>
    </button>
  ));
});
